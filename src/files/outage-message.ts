import { Failure } from "../errors";
import type { FileStorage } from "./storage";

/**
 * Replaces the errors of a storage that is away by a sentence for people; the original stays as the cause, which
 * `coldaisle doctor` prints.
 */
export const withOutageMessage = (storage: FileStorage): FileStorage => ({
  ...storage,
  write: (name, parts) => explainOutage(() => storage.write(name, parts)),
  append: (name, text) => explainOutage(() => storage.append(name, text)),
  read: (name) => explainOutage(() => storage.read(name)),
  has: (name) => explainOutage(() => storage.has(name)),
  rename: (from, to) => explainOutage(() => storage.rename(from, to)),
  remove: (name) => explainOutage(() => storage.remove(name)),
});

async function explainOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "unavailable") throw error;
    const sentence =
      "The file storage can't be reached. Nothing was lost; try again in a few minutes.";
    throw new Failure("unavailable", sentence, { cause: error });
  }
}
