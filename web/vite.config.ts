import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { budget, content, icons, logRules, proofs } from "./plugins";

// The page is embedded in the program and served from its root; in development the program answers /api.
export default defineConfig({
  plugins: [svelte(), content(), icons(), proofs(), logRules(), budget()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.UNDERCROFT ?? "http://127.0.0.1:7878", ws: true } } },
});
