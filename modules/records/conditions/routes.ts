import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { Names, NamesQuery, Reading, ReadingQuery } from "./model";

// The taxonomy and the towns are loaded when somebody asks by conditions.
export const conditionRoutes = (app: App) =>
  new Elysia({ prefix: "/conditions" })
    .get(
      "/reading",
      async ({ query }) =>
        (await import("./suggestions")).parseWithSuggestions(query, utcToday(app)),
      { query: ReadingQuery, response: Reading },
    )
    .get("/names", async ({ query }) => (await import("./names")).namesOf(app, query), {
      query: NamesQuery,
      response: Names,
    });
