import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { Reading, ReadingQuery } from "./model";

export const conditionRoutes = (app: App) =>
  new Elysia({ prefix: "/conditions" }).get(
    "/reading",
    async ({ query }) => {
      // The taxonomy and the towns are loaded when somebody types.
      const { readingOf } = await import("./offers");
      return readingOf(query, utcToday(app));
    },
    { query: ReadingQuery, response: Reading },
  );
