import { Elysia } from "elysia";
import type { App } from "../app";
import { statement } from "../database";
import { sql } from "drizzle-orm";

/** `/healthz`: the process answers. `/readyz`: it can also read and write, so it may be sent work. */
export const health = (app: App) =>
  new Elysia({ name: "health" })
    .get("/healthz", () => ({ status: "ok" }))
    .get("/readyz", async () => {
      await app.write([
        statement(sql`insert into revisions (topic, n) values ('readiness', 1)
          on conflict (topic) do update set n = n + 1`),
      ]);
      return { status: "ready" };
    });
