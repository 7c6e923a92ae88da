/**
 * SHA-256 (FIPS 180-4) of a text. The browser's own is there for pages that came by https alone, and a table on the
 * network at home comes by http: this one is the same everywhere.
 */

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
/** The fractions of the cube roots of the first 64 primes, and of the square roots of the first eight. */
const K = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = data.getInt32(block + 4 * i);
      else {
        const [x, y] = [at(i - 15), at(i - 2)];
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = at(i - 16) + s0 + at(i - 7) + s1;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i);
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => {
      hash[i] = ((hash[i] ?? 0) + x) | 0;
    });
  }
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
