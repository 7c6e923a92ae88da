/** The standing order. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { nanty as t } from "../../../text/nanty";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../../../ui/glyph";
import type { Model } from "../model";
import { useTable } from "../wire";

/** The standing order, as a list to choose from. */
export function Orders({ model }: { model: Model }): JSX.Element {
  const { session } = useTable();
  const now = model.view.order ?? "always ask";
  return (
    <fieldset class="iord">
      <legend>
        <Icon name="nn_orders" />
        {t.orders}
      </legend>
      {Object.entries(t.orderNames).map(([order, [name, note]]) => (
        <label key={order} class={`so ${order === now ? "on" : ""}`}>
          <input type="radio" name="order" checked={order === now} onChange={() => session.giveOrder(order)} />
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
      <p>{t.ordersNote}</p>
    </fieldset>
  );
}

/** A button that opens the standing orders at any time. */
export function OrderButton({ model }: { model: Model }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (!model.own || model.view.over) return null;
  const now = model.view.order ?? "always ask";
  return (
    <>
      <button type="button" class="orderb" onClick={() => setOpen(true)}>
        <Icon name="nn_orders" />
        <span class="vh">{t.orderNow(t.orderNames[now]?.[0] ?? now)}</span>
        <span aria-hidden="true" class="clip">
          {t.orderNames[now]?.[0]}
        </span>
      </button>
      {open && (
        <Dialog label={t.orders} cls="ordersd" onClose={() => setOpen(false)}>
          <div class="nn">
            <Orders model={model} />
          </div>
        </Dialog>
      )}
    </>
  );
}
