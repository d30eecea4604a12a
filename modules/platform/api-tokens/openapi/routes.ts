import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { describe, type Route } from "./document";

const Description = z.looseObject({ openapi: z.string() });

/** The document is made when somebody first asks, so that no start waits for it. */
export const descriptionRoutes = (app: App, routes: () => readonly Route[]) => {
  let document: z.infer<typeof Description> | undefined;
  return new Elysia().get("/api/openapi.json", () => (document ??= describe(app, routes())), {
    response: Description,
  });
};
