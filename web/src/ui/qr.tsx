/** A link as a square code that phones read; what draws it is fetched when it is first wanted. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The dark squares as one path, in units of a square. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

interface Code {
  size: number;
  path: string;
}

export function Qr({ text, label }: { text: string; label: string }): JSX.Element {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      if (wanted) setCode({ size, path: pathOf(data) });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`} role="img" aria-label={label} data-qr={text}>
      {code && <path d={code.path} />}
    </svg>
  );
}
