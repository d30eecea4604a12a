import { InvalidArgumentError } from "commander";

/** What a command line says how many of: a whole number, and nothing that only begins as one. */
export function parseCount(said: string): number {
  if (!/^\d{1,9}$/.test(said)) throw new InvalidArgumentError("It is a whole number.");
  return Number(said);
}
