import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` passes API calls on to.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [preact()],
  build: {
    // The Python package carries the built client and serves it.
    outDir: "../src/bigsmoke/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // The rules are read from the package's words, the English rulings from docs/.
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.{ts,tsx}"],
    // All files of a worker share one window and one copy of each module: making them anew took two thirds of the time.
    isolate: false,
    // No test may need what another leaves behind. Vitest prints the seed.
    sequence: { shuffle: { files: true, tests: true } },
  },
});
