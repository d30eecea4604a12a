import { Elysia, status } from "elysia";
import type { App } from "../../app";
import { Failure } from "../../errors/index";
import { callerOf } from "../request-context";
import { beginClaim, idempotencyHeader, releaseClaim } from "./idempotency-claims";
import { requestFingerprint, firstAnswer, idOf } from "./idempotency-keys";

/** Answers a request that was sent before as it was answered then, before it is read any further. */
export const idempotency = (app: App) =>
  new Elysia({ name: "idempotency" }).onTransform(
    { as: "global" },
    async ({ request, path, body }) => {
      const key = request.method === "POST" ? request.headers.get(idempotencyHeader) : null;
      const caller = key === null ? undefined : callerOf(request);
      if (key === null || !caller) return;
      const id = idOf(app, caller.actor.id ?? caller.sessionId, checked(key));
      const claim = { id, fingerprint: await requestFingerprint(app, path, body) };
      beginClaim(app, request, claim);
      const first = await firstAnswer(app, claim);
      if (!first) return;
      releaseClaim(request);
      return status(first.status as 200, first.body) as never;
    },
  );

function checked(key: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Failure("invalid", "An Idempotency-Key has 1 to 255 characters without spaces.");
}
