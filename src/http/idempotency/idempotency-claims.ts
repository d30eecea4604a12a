import type { App } from "../../app";
import { errorFields } from "../../log";
import {
  type Answer,
  busy,
  type Claim,
  claimWrites,
  isClaimed,
  keepAnswer,
  otherRequest,
} from "./idempotency-keys";

/**
 * Sent with a POST, it makes it safe to send once more: the first answer is given again for 24 hours
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = "Idempotency-Key";

type Running = Claim & { app: App; isSaved: boolean; saving?: Promise<void> };

const claims = new WeakMap<Request, Running>();
/** What runs here at the moment; two processes meet in the database. */
const runningOn = new WeakMap<App["db"], Map<string, Running>>();

/** Takes the key for as long as the request runs here. */
export function beginClaim(app: App, request: Request, claim: Claim): void {
  const running = runningOn.get(app.db) ?? new Map<string, Running>();
  refuseBusy(claim, running.get(claim.id));
  const taken = { ...claim, app, isSaved: false };
  runningOn.set(app.db, running.set(claim.id, taken));
  claims.set(request, taken);
}

export const isClaiming = (request: Request): boolean => claims.has(request);

/**
 * The application for one request with an Idempotency-Key: the key is stored in the same transaction as the first
 * write.
 */
export function withClaim(app: App, request: Request): App {
  if (!request.headers.has(idempotencyHeader)) return app;
  return {
    ...app,
    async write(writes, ...news) {
      const claim = claims.get(request);
      // Of changes that are made side by side one takes the key.
      await claim?.saving?.catch(() => undefined);
      if (!claim || claim.isSaved) return app.write(writes, ...news);
      claim.saving = app.write([...claimWrites(app, claim), ...writes], ...news);
      try {
        await claim.saving;
        claim.isSaved = true;
      } catch (error) {
        if (await isClaimed(app, claim)) throw busy();
        throw error;
      }
    },
  };
}

/** Keeps what a request was answered, where it has changed anything; else it may simply be sent again. */
export async function settleClaim(request: Request, answer: Answer): Promise<void> {
  const claim = claims.get(request);
  if (claim?.isSaved && answer.status < 500 && isPlain(answer.body)) {
    // The change is committed, so the request is answered even where the answer cannot be stored.
    await keepAnswer(claim.app, claim, answer).catch((error) =>
      claim.app.log.warn("an answer was not kept", errorFields(error)),
    );
  }
  releaseClaim(request);
}

export function releaseClaim(request: Request): void {
  const claim = claims.get(request);
  claims.delete(request);
  if (claim) runningOn.get(claim.app.db)?.delete(claim.id);
}

function refuseBusy({ fingerprint }: Claim, other: Running | undefined): void {
  if (!other) return;
  throw other.fingerprint === fingerprint ? busy() : otherRequest();
}

const isPlain = (body: unknown): boolean =>
  body === null ||
  body === undefined ||
  typeof body === "string" ||
  Array.isArray(body) ||
  (typeof body === "object" && body.constructor === Object);
