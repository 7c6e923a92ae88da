"""All that goes on at tables, put together. Any worker serves any table."""

from bigsmoke.server.bots import Bots
from bigsmoke.server.chat import Chat
from bigsmoke.server.hinting import Hinting
from bigsmoke.server.keeping import Keeping
from bigsmoke.server.keepsakes import Keepsakes
from bigsmoke.server.mending import Mending
from bigsmoke.server.orders import Orders
from bigsmoke.server.play import Play
from bigsmoke.server.reviewing import Reviews
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.seating import Seating
from bigsmoke.server.settings import Settings
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import Store
from bigsmoke.server.studying import Studying
from bigsmoke.server.tending import Tending
from bigsmoke.server.webhook import Webhooks


class Tables:
    """The tables that this worker tends, and everything that can be done at them."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, webhooks: Webhooks) -> None:
        self.store = store
        self.rest = settings.rest
        self.keeping = Keeping(settings, store)
        self.rooms = Rooms(settings, store, self.keeping)
        stepping = Stepping(self.rooms, store)
        self.play = Play(self.rooms, stepping, store)
        self.seating = Seating(settings, self.rooms, stepping)
        self.orders = Orders(self.rooms, store)
        self.chat = Chat(self.rooms, store)
        self.mending = Mending(self.rooms, store)
        self.keepsakes = Keepsakes(settings, self.rooms, store)
        self.hinting = Hinting(self.rooms, stepping, bots)
        self.studying = Studying(self.rooms, store, bots)
        self.reviews = Reviews(settings, store, self.rooms, self.keeping)
        self.tending = Tending(settings, self.rooms, stepping, self.seating, store, bots, webhooks)
