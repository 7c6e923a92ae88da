/** What a hand does in the lab: it picks a thing up, carries it, and puts it down on the table or in a panel. */
import { signal } from "@preact/signals";
import { type Field, groupKey } from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { type Held, lyingIn, put, putBack, type Spot, takes } from "../../state/lab/laying";
import type { Lie } from "../../table/kit";

/** How far a pressed pointer moves before it carries something, in pixels. */
const FAR = 6;
const FRAME = ".labframe";

export class Hand {
  /** Where something is carried. */
  readonly at = signal<{ x: number; y: number } | null>(null);

  constructor(
    readonly lab: Lab,
    readonly lies: readonly Lie[],
  ) {}

  /** The fields whose things lie at a part of the table. */
  private fieldsAt(lie: Lie, element: Element): { field: Field; index?: number | undefined }[] {
    const { fields, players } = this.lab;
    const own = lie.fields?.(element, players.value) ?? [];
    const here = own.flatMap(({ path, index }) => {
      const field = fields.value.find((each) => each.path === path);
      return field ? [{ field, index }] : [];
    });
    const place = lie.place?.(element);
    return [...here, ...(place ? fields.value.filter((each) => each.place === place).map((field) => ({ field })) : [])];
  }

  /** Where on the table something can be put. */
  open(within: Element): Element[] {
    const { held, position } = this.lab;
    const [what, now] = [held.value, position.value];
    if (!what || !now) return [];
    return this.lies.flatMap((lie) =>
      [...within.querySelectorAll(lie.at)].filter((element) =>
        this.fieldsAt(lie, element).some(({ field }) => takes(field, what, now)),
      ),
    );
  }

  /** Where on the table the things of a field lie. */
  find(within: Element, path: string): Element[] {
    const found = this.lies.flatMap((lie) =>
      [...within.querySelectorAll(lie.at)].filter((element) =>
        // What lies in a stack or a space belongs to the whole of them.
        this.fieldsAt(lie, element).some(({ field }, i) => i === 0 && field.path === path),
      ),
    );
    return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
  }

  private spotAt(x: number, y: number, held: Held): Spot | null {
    const position = this.lab.position.value;
    if (!position) return null;
    for (const element of document.elementsFromPoint(x, y)) {
      const slot = element.closest<HTMLElement>("[data-slot]");
      const field = slot && this.lab.fields.value.find(({ path }) => path === slot.dataset.slot);
      if (field && takes(field, held, position)) {
        const { index } = slot.dataset;
        return { path: field.path, index: index === undefined ? undefined : Number(index) };
      }
      if (!element.closest(FRAME)) continue;
      for (const lie of this.lies) {
        const part = element.closest(lie.at);
        const found = part && this.fieldsAt(lie, part).find((each) => takes(each.field, held, position));
        if (found) return { path: found.field.path, index: found.index };
      }
    }
    return null;
  }

  /** Put down what is held. */
  put(spot: Spot): void {
    const { held, layout, fields } = this.lab;
    const [what, now] = [held.value, layout.value];
    held.value = null;
    if (what && now) this.lab.edit((position) => put(position, now, fields.value, what, spot));
  }

  /** A press on something that can be carried; a mouse carries it, a finger or a key picks it up by a click. */
  press(held: Held, event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const [x, y] = [event.clientX, event.clientY];
    const move = (now: PointerEvent): void => {
      if (!this.at.value && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
      if (!this.at.value) this.lab.held.value = held;
      this.at.value = { x: now.clientX, y: now.clientY };
    };
    const up = (now: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      if (!this.at.value) return;
      this.at.value = null;
      // The click that ends it, if there comes one, is none.
      const swallow = (click: Event): void => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      const spot = this.spotAt(now.clientX, now.clientY, held);
      const over = document.elementFromPoint(now.clientX, now.clientY);
      if (spot) this.put(spot);
      else {
        this.lab.held.value = null;
        if (held.is === "thing" && held.from && over?.closest(".palette")) this.back(held.from);
      }
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up, { once: true });
  }

  /** A press on something that lies on the table: it can be carried away. */
  grab(event: PointerEvent): void {
    const position = this.lab.position.value;
    const target = event.target as Element;
    const id =
      target.closest("[data-look]")?.getAttribute("data-look") ??
      target.closest("[data-card]")?.getAttribute("data-card");
    if (!position || !id || this.lab.held.value) return;
    for (const lie of this.lies) {
      const part = target.closest(lie.at);
      for (const { field, index } of part ? this.fieldsAt(lie, part) : []) {
        const from = lyingIn(position, field, id, index);
        if (!from) continue;
        this.press({ is: "thing", supply: field.things ?? "", id, from }, event);
        return;
      }
    }
  }

  /** Put something back where all things come from. */
  back({ path, index, at }: { path: string; index: number; at?: number | undefined }): void {
    const layout = this.lab.layout.value;
    if (layout) this.lab.edit((now) => putBack(now, layout, this.lab.fields.value, path, index, at));
  }

  /** Pick something up by a click or a key, or put it down again. */
  pick(held: Held): void {
    const before = this.lab.held.value;
    this.lab.held.value = before && JSON.stringify(before) === JSON.stringify(held) ? null : held;
  }

  /** A click on the table: what is held is put down there, or what lies there is turned to. */
  click(event: MouseEvent): void {
    const held = this.lab.held.value;
    if (held) {
      const spot = this.spotAt(event.clientX, event.clientY, held);
      if (!spot) return;
      event.preventDefault();
      event.stopPropagation();
      this.put(spot);
      return;
    }
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      if (!element.closest(FRAME)) continue;
      for (const lie of this.lies) {
        const part = element.closest(lie.at);
        const field = part && this.fieldsAt(lie, part)[0]?.field;
        if (!field) continue;
        if (groupKey(field.group) === groupKey(this.lab.group.value)) return;
        event.preventDefault();
        event.stopPropagation();
        this.lab.turnTo(field.group);
        return;
      }
    }
  }
}
