import { Elysia, ParseError, ValidationError } from "elysia";
import type { App } from "../../app";
import { Failure, invalid } from "../../errors/index";
import { errorFields } from "../../log";
import { callerOf } from "../request-context";
import { recordFinished } from "../request-times";
import { isClaiming, settleClaim } from "../idempotency/idempotency-claims";

const requestIds = new WeakMap<Request, string>();
const sentences: Record<string, Failure> = {
  NOT_FOUND: new Failure("missing", "Not found."),
  PARSE: new Failure("invalid", "The request body is not valid JSON."),
  INVALID_FILE_TYPE: new Failure("mistyped", "This file type is not accepted."),
  INVALID_COOKIE_SIGNATURE: new Failure("unauthenticated", "Sign in to continue."),
};

/** What a person reads where a page of theirs failed, in place of the answer for programs. */
export type Explain = (app: App, request: Request, failure: Failure) => Promise<Response>;

/** The only place where a thrown error becomes an HTTP response. */
export const failures = (app: App, explain?: Explain) =>
  new Elysia({ name: "failures" })
    .onRequest(({ request, set }) => {
      const requestId = Bun.randomUUIDv7();
      requestIds.set(request, requestId);
      set.headers["x-request-id"] = requestId;
    })
    .onError({ as: "global" }, ({ code, error, status, request, path, set }) => {
      const failure = translate(code, error);
      recordFinished(app, request, failure.status);
      const requestId = requestIds.get(request) ?? Bun.randomUUIDv7();
      if (failure.kind === "bug") {
        app.log.error("bug", { requestId, path: maskIds(path), ...errorFields(failure) });
      }
      if (isNoted(failure, request)) note(app, request, { requestId, failure, path });
      const { message, kind, fields, retryAfter } = failure;
      if (retryAfter) set.headers["retry-after"] = String(retryAfter);
      const told = { message, code: kind, requestId, ...(fields && { fields }) };
      const answer = () => status(failure.status, told);
      if (isClaiming(request)) {
        return settleClaim(request, { status: failure.status, body: told }).then(answer);
      }
      if (!explain || !isRead(request, path)) return answer();
      // A page needs the database too, which may be what failed.
      return explain(app, request, failure).catch(answer);
    });

const attempts = new Set(["forbidden", "throttled", "mistyped", "unsupported"]);

/** What nobody does by following the application: too far, too often, from elsewhere, or with a session that is none. */
const isNoted = ({ kind }: Failure, { headers }: Request): boolean =>
  attempts.has(kind) ||
  (kind === "unauthenticated" && (headers.has("cookie") || headers.has("authorization")));

type Refused = { requestId: string; failure: Failure; path: string };

function note(app: App, request: Request, { requestId, failure: { kind }, path }: Refused): void {
  const by = callerOf(request)?.actor.id;
  const { method } = request;
  app.log.info("refused", { requestId, kind, method, path: maskIds(path), by });
}

const isRead = ({ headers }: Request, path: string) =>
  !path.startsWith("/api/") && (headers.get("accept") ?? "").includes("text/html");

function translate(code: number | string, error: unknown): Failure {
  if (error instanceof ValidationError) {
    // Elysia's own message repeats the submitted value, which may hold personal data.
    if (error.type === "response")
      return new Failure(
        "bug",
        "Something went wrong on our side. Try again; if it persists, contact your administrator.",
      );
    return invalid(error.all.map((issue) => ({ path: pathOf(issue), message: sentenceOf(issue) })));
  }
  // What a reader of bodies refused comes wrapped, and its own reason says more.
  if (error instanceof ParseError && error.cause instanceof Failure) return error.cause;
  return sentences[code] ?? Failure.from(error);
}

type Issue = ValidationError["all"][number];

/** What is wrong with all that was sent Elysia says of "root", which is no field of anybody's. */
const whole = "root";

function pathOf(issue: Issue): string[] {
  const path = "path" in issue ? String(issue.path ?? "") : "";
  return path === whole ? [] : path.split(/[/.,]/).filter(Boolean);
}
const sentenceOf = (issue: Issue): string =>
  String(("message" in issue && issue.message) || "Invalid input");
const maskIds = (path: string) => path.replaceAll(/\/[^/]*\d[^/]*/g, "/:id");
