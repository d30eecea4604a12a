import { Failure } from "@/src/errors";

/** Someone may edit a job while its ad arrives: reading again and writing again settles it. */
const tries = 3;

export async function firmly<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error) || attempt === tries) throw error;
    }
  }
}

export const isConflict = (error: unknown): boolean =>
  error instanceof Failure && error.kind === "conflict";
