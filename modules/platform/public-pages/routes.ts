import { Elysia } from "elysia";
import { script } from "./autosave/script";

export const keepingScript = () =>
  new Elysia().get(
    "/keeping.js",
    () =>
      new Response(script, {
        headers: { "content-type": "text/javascript;charset=utf-8", "cache-control": "no-cache" },
      }),
  );
