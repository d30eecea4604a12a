import { expect, test } from "bun:test";
import { verdicts } from "@/modules/market/jobs";
import { scoredLongAgo } from "@/modules/market/reanalysis/fixtures";
import { terminal } from "../fixtures";

test("jobs are scored anew from the terminal, once, with the report as JSON", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const [job] = await scoredLongAgo(app, 3);
  await app.close();
  const first = await type("jobs reanalyse --json");
  expect(first.code).toBe(0);
  const run = JSON.parse(first.out);
  expect(run).toMatchObject({ state: "completed", total: 3, report: { scoresChanged: 3 } });
  expect(run.report.movers[0]).toMatchObject({ before: 70, after: job?.score });
  const second = await type("jobs reanalyse");
  expect(second).toMatchObject({
    code: 0,
    out: "All jobs already use the latest scoring rules.",
  });
});

test("decisions are listed, and judged ads come out as labelled ads, line by line", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const [judged, taken] = await scoredLongAgo(app, 2);
  const verdict = { class: "potential" as const, reason: "this is not datacenter work" };
  for (const job of [judged, taken]) await verdicts.judge(app, job?.id ?? "", verdict);
  await verdicts.withdraw(app, taken?.id ?? "");
  await app.close();
  const listed = JSON.parse((await type("decisions list --json")).out);
  expect(listed.map(({ kind }: { kind: string }) => kind)).toEqual([
    "job-score-withdrawn",
    "job-score",
    "job-score",
  ]);
  const lines = (await type("decisions labels")).out.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: judged?.id, title: judged?.title, labels: { targetClass: "potential" } },
  ]);
  const candidate = Bun.randomUUIDv7();
  const exported = await type(`decisions export --candidate ${candidate} --json`);
  expect(JSON.parse(exported.out)).toMatchObject({ candidateId: candidate, scores: [] });
});
