import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is embedded in the program and served from its root; in development the program answers /api.
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:7878", ws: true } } },
});
