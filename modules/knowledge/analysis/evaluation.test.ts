import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { analyse } from "./analyse";
import { evaluateExtraction } from "./evaluation";

/** Labelled ads that may lie beside the project; they measure and are no part of it. */
const folder = join(import.meta.dir, "../../../../shared/data/eval");
const isThere = existsSync(join(folder, "jobs.jsonl"));
if (!isThere) console.warn("SKIPPED: no labelled ads beside the project, nothing was measured.");

const measure = () =>
  evaluateExtraction(
    {
      jobs: join(folder, "jobs.jsonl"),
      titles: join(folder, "titles.tsv"),
      background: join(folder, "background.tsv"),
    },
    { analyse },
  );

test.skipIf(!isThere)(
  "on labelled ads the analyser stays above its floors",
  async () => {
    const { overall, titles, background } = await measure();

    expect(overall?.skills.f1).toBeGreaterThanOrEqual(0.92);
    expect(overall?.certificates.f1).toBeGreaterThanOrEqual(0.93);
    expect(overall?.systems.f1).toBeGreaterThanOrEqual(0.95);
    expect(overall?.relevance.f1).toBeGreaterThanOrEqual(0.98);
    expect(overall?.classAccuracy).toBeGreaterThanOrEqual(0.93);
    expect(overall?.hardTarget.precision).toBeGreaterThanOrEqual(0.94);
    expect(overall?.hardTarget.recall).toBeGreaterThanOrEqual(0.93);
    expect(overall?.category).toBeGreaterThanOrEqual(0.95);
    expect(titles?.share).toBeGreaterThanOrEqual(0.97);
    expect(background?.tooHighPerThousand).toBeLessThanOrEqual(1);
  },
  patience(60_000),
);
