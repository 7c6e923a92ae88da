/** The standing order. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../../../ui/glyph";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";

const ORDERS = ["always ask", "never ask", "save any agent", "save my last in an area"] as const;

/** How the catalogue knows an order. */
const keyOf = (order: string): { order: string } => ({ order: order.replaceAll(" ", "-") });

/** The standing order, as a list to choose from. */
export function Orders({ model }: { model: Model }): JSX.Element {
  const { session } = useTable();
  const now = model.view.order ?? ORDERS[0];
  return (
    <fieldset class="iord">
      <legend>
        <Icon name="nn_orders" />
        {say("orders")}
      </legend>
      {ORDERS.map((order) => {
        const note = say("order-note", keyOf(order));
        return (
          <label key={order} class={`so ${order === now ? "on" : ""}`}>
            <input type="radio" name="order" checked={order === now} onChange={() => session.giveOrder(order)} />
            <span>
              {say("order-name", keyOf(order))}
              {note && <small>{note}</small>}
            </span>
          </label>
        );
      })}
      <p>{say("orders.note")}</p>
    </fieldset>
  );
}

/** A button that opens the standing orders at any time. */
export function OrderButton({ model }: { model: Model }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (!model.own || model.view.over) return null;
  const now = model.view.order ?? ORDERS[0];
  return (
    <>
      <button type="button" class="orderb" onClick={() => setOpen(true)}>
        <Icon name="nn_orders" />
        <span class="vh">{say("order-now", keyOf(now))}</span>
        <span aria-hidden="true">{say("order-name", keyOf(now))}</span>
      </button>
      {open && (
        <Dialog label={say("orders")} cls="ordersd" onClose={() => setOpen(false)}>
          <div class="nn">
            <Orders model={model} />
          </div>
        </Dialog>
      )}
    </>
  );
}
