import { Failure } from "../errors";

/** The files of the database are no longer those that this process has open: it has to stop without closing them. */
export class DatabaseLost extends Failure {
  constructor(copy: string | null) {
    const saved = copy
      ? `Everything answered so far was saved as ${copy}.`
      : "No copy of it could be saved.";
    super(
      "unavailable",
      `The database or its log was deleted or replaced while in use, so this process stops. ${saved}`,
    );
  }
}

export const damageFailure = (cause?: unknown) =>
  new Failure(
    "unavailable",
    "The database is damaged. Stop the server, then run: coldaisle backup restore latest",
    { cause },
  );

/** SQLite's own words for a file that is broken or no database. */
export const isDamageError = (error: unknown): boolean =>
  /database disk image is malformed|malformed database schema|file is not a database/.test(
    String(error),
  );

/** Whether a database can be trusted. Once it cannot, every write is refused with the reason, and `/readyz` says it. */
export type DatabaseHealth = {
  readonly fault: Failure | null;
  /** Resolves with the first fault; never, where there is none. */
  readonly failed: Promise<Failure>;
  markFaulty(fault: Failure): void;
};

export function createDatabaseHealth(): DatabaseHealth {
  let fault: Failure | null = null;
  const { promise, resolve } = Promise.withResolvers<Failure>();
  return {
    get fault() {
      return fault;
    },
    failed: promise,
    markFaulty(found) {
      fault ??= found;
      resolve(fault);
    },
  };
}
