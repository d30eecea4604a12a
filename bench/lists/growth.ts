import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cases, filled } from "./candidates";
import { nameNumber } from "../data/people";
import { served } from "../serving/served";
import type { Prepared } from "../work";

const sizes = { "1,000 candidates": 1000, "100,000 candidates": 100_000 };

export const work = served({
  about: "what the product costs when there are a hundred times as many candidates",
  // Of a first name there is a page in both; everything else shows as much at either size.
  cases: {
    ...cases,
    "by name": (n) => ({ path: `/api/candidates?q=${nameNumber(n % 26).firstName}` }),
    dashboard: () => ({ path: "/api/dashboard/metrics" }),
  },
  ways: { "1,000 candidates": "product", "100,000 candidates": "product" },
  rounds: 5,
  goals: { "ms p50": { unit: "ms", atMost: 1.3 } },
  goalsAt: { dashboard: { "ms p50": { unit: "ms", limit: 1 } } },
  prepare,
});

async function prepare(): Promise<Prepared> {
  const means: Prepared["means"] = {};
  for (const [way, people] of Object.entries(sizes)) {
    const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
    const { cookie, id } = await filled(folder, people);
    Object.assign(means, {
      [`folder ${way}`]: folder,
      [`cookie ${way}`]: cookie,
      [`id ${way}`]: id,
    });
  }
  const folders = Object.keys(sizes).map((way) => means[`folder ${way}`] ?? "");
  return { means, close: async () => folders.forEach((it) => rmSync(it, { recursive: true })) };
}
