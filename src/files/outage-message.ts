import { Failure } from "../errors";
import type { FileStorage } from "./storage";

/** What people are told while the bucket is away; what it says itself stays in the cause, and `coldaisle doctor` tells it. */
export const withOutageMessage = (home: FileStorage): FileStorage => ({
  ...home,
  write: (name, parts) => told(() => home.write(name, parts)),
  append: (name, text) => told(() => home.append(name, text)),
  read: (name) => told(() => home.read(name)),
  has: (name) => told(() => home.has(name)),
  rename: (from, to) => told(() => home.rename(from, to)),
  remove: (name) => told(() => home.remove(name)),
});

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "unavailable") throw error;
    const sentence =
      "The file storage can't be reached. Nothing was lost; try again in a few minutes.";
    throw new Failure("unavailable", sentence, { cause: error });
  }
}
