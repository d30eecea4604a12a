import { coverageText } from "@/modules/knowledge/analysis";
import { conceptsText } from "./concepts";
import * as rules from "./rules";

/** Raised by hand whenever the scorer answers otherwise than before. */
const scorerVersion = "1";

let version: string | undefined;

/** Changes with the scorer, with every weight and with every relation of skills and certificates. */
export const matchingVersion = (): string =>
  (version ??= `${scorerVersion}-${hashOf([rules, conceptsText(), coverageText()])}`);

export const hashOf = (value: unknown): string => Bun.hash(JSON.stringify(value)).toString(36);
