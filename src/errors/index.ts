import { ZodError } from "zod";

/** Every way the product may refuse on purpose, and how each door says so. */
const kinds = {
  invalid: { status: 422, exitCode: 65 },
  unauthenticated: { status: 401, exitCode: 77 },
  forbidden: { status: 403, exitCode: 77 },
  /** Whoever sits there has to show once more that it is still them. */
  confirm_password: { status: 403, exitCode: 77 },
  /** The password was right; the code of the second factor is still to come. */
  code_needed: { status: 401, exitCode: 77 },
  missing: { status: 404, exitCode: 66 },
  unsupported: { status: 405, exitCode: 64 },
  conflict: { status: 409, exitCode: 73 },
  /** Someone is doing the same already; cron may simply try again later. */
  busy: { status: 409, exitCode: 75 },
  oversized: { status: 413, exitCode: 65 },
  mistyped: { status: 415, exitCode: 65 },
  throttled: { status: 429, exitCode: 75 },
  unavailable: { status: 503, exitCode: 69 },
  /** What was written once is not what stands there now. */
  tampered: { status: 409, exitCode: 1 },
  full: { status: 507, exitCode: 74 },
  bug: { status: 500, exitCode: 70 },
} as const;

type Kind = keyof typeof kinds;
export const failureKinds = Object.keys(kinds) as [Kind, ...Kind[]];
export type Fields = Record<string, string>;
type FailureOptions = ErrorOptions & { fields?: Fields; retryAfter?: number };

/** Seconds, where whoever refuses does not know it better. */
const usualWaits: Partial<Record<Kind, number>> = { throttled: 60, unavailable: 5 };

export class Failure extends Error {
  readonly kind: Kind;
  /** What is wrong with which field of the input; never the value that was sent. */
  readonly fields: Fields | undefined;

  /** Seconds after which the same may be tried again. */
  readonly retryAfter: number | undefined;

  readonly status: number;
  readonly exitCode: number;

  constructor(kind: Kind, message: string, options?: FailureOptions) {
    super(message, options);
    this.kind = kind;
    this.fields = options?.fields;
    this.retryAfter = options?.retryAfter ?? usualWaits[kind];
    this.status = kinds[kind].status;
    this.exitCode = kinds[kind].exitCode;
  }

  /** Anything thrown that is neither a Failure nor a ZodError is a bug, and its details stay in the log. */
  static from(error: unknown): Failure {
    if (error instanceof Failure) return error;
    // The library around the database repeats the statement, and has our own refusal as its cause.
    if (error instanceof Error && error.cause instanceof Failure) return error.cause;
    if (error instanceof ZodError) return invalid(error.issues);
    return new Failure(
      "bug",
      "Something went wrong on our side. Try again; if it persists, contact your administrator.",
      { cause: error },
    );
  }
}

type Issue = { path: PropertyKey[]; message: string };

/** One refusal for any number of wrong fields; the first is the sentence, all that have a name are in `fields`. */
export function invalid(given: Issue[]): Failure {
  const issues = given.map(withoutForeignNames);
  const named = issues.filter(({ path }) => path.length > 0);
  const fields = Object.fromEntries(named.map(({ path, message }) => [path.join("."), message]));
  return new Failure("invalid", issues[0]?.message ?? "Invalid input", { fields });
}

/** Fields that are dictionaries: how many levels of keys below them are ours. What follows is a name that was sent. */
const dictionaries: Record<string, number> = { keys: 0, repairs: 0, values: 1 };

const nothingSent = "Give an object with its fields.";

function withoutSentKeys(path: PropertyKey[]): PropertyKey[] {
  const at = path.findIndex((key) => typeof key === "string" && Object.hasOwn(dictionaries, key));
  return at < 0 ? path : path.slice(0, at + 1 + (dictionaries[String(path[at])] ?? 0));
}

/** A field that nobody asked for has a name that someone sent, and nothing sent is ever repeated. */
function withoutForeignNames(given: Issue): Issue {
  const issue = { ...given, path: withoutSentKeys(given.path) };
  if (issue.message.startsWith("Unrecognized key")) return { ...issue, message: "Unknown field" };
  const field = issue.path.findLast((key) => typeof key === "string");
  if (/, received undefined$/.test(issue.message)) {
    const missing = field === undefined ? nothingSent : `“${field}” is missing.`;
    return { ...issue, message: missing };
  }
  if (issue.message === "Invalid key in record") return { ...issue, path: issue.path.slice(0, 1) };
  return issue;
}

export function notFound(what: string): never {
  throw new Failure("missing", `This ${what} doesn't exist. It may have been removed.`);
}
