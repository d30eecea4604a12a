import { expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import { analyse } from "@/modules/knowledge/analysis";
import { linesOf } from "../files";
import { adReferred, areTextsThere } from "./texts";

/** A fact of a real ad nobody labelled that a change of the taxonomy took away or brought, judged by reading it. */
const Verdict = z.object({
  ad: z.string(),
  kind: z.enum(["skill", "certificate", "system"]),
  id: z.string(),
  was: z.enum(["lost", "new"]),
  words: z.string(),
  isRight: z.boolean(),
});
type Verdict = z.infer<typeof Verdict>;

const verdicts = linesOf(join(import.meta.dir, "verdicts.jsonl")).map((it) => Verdict.parse(it));

const isFound = ({ ad, kind, id }: Verdict): boolean => {
  const referred = adReferred(ad);
  return !!referred && analyse(referred).facts.some((it) => it.kind === kind && it.id === id);
};

test.skipIf(!areTextsThere)("what was judged right of a change of the taxonomy stays so", () => {
  const right = verdicts.filter((it) => it.isRight && adReferred(it.ad));
  expect(right.filter((it) => isFound(it) !== (it.was === "new"))).toEqual([]);
});
