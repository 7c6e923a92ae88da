/** The keys of a table. */
import type { JSX } from "preact";
import { text } from "../text/en";
import { useTable } from "./context";

export function KeyList(): JSX.Element {
  const { kit } = useTable();
  const own = kit.keys.map(({ key, does }): [string, string] => [key, does]);
  return (
    <dl class="keys">
      {[...text.keys.choosing, ...own, ...text.keys.rest].map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
