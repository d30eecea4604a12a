import { sql } from "drizzle-orm";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "../app";
import { statement } from "../database";
import { noResponse } from "../engines/rqlite";

/** A cluster without a quorum would be waited for longer than whoever asks has patience. */
const patienceMs = 3000;
/** Anyone may ask whether it is ready, so one look answers all who ask within a second. */
const lookEveryMs = 1000;

/** `/healthz`: the process answers. `/readyz`: it can also read and write, so it may be sent work. */
export const health = (app: App) => {
  const look = atMostEvery(lookEveryMs, () => tryWriting(app));
  return new Elysia({ name: "health" })
    .get("/healthz", () => ({ status: "ok" as const }), {
      response: z.object({ status: z.literal("ok") }),
    })
    .get(
      "/readyz",
      async () => {
        await look();
        return { status: "ready" as const };
      },
      { response: z.object({ status: z.literal("ready") }) },
    );
};

/** A write of a cluster lands where a quorum has it, so readiness follows the quorum. */
function tryWriting(app: App): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(noResponse()), patienceMs).unref();
  const written = app.write([
    statement(sql`insert into revisions (topic, n) values ('readiness', 1)
      on conflict (topic) do update set n = n + 1`),
  ]);
  return Promise.race([written, late]).finally(() => clearTimeout(timer));
}

function atMostEvery<Result>(ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > ms) last = { at: performance.now(), result: work() };
    return last.result;
  };
}
