import { expect } from "bun:test";
import { enter, tabTo } from "./by-keys";
import { at, examiner, settled, type State, text, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, type Scene, signIn, stage, told } from "./stages/stage";
import { eventually } from "./product";
import { unzip } from "@/src/zip/unzip.testing";

const scene = stage(demo);
const examine = examiner(scene);
const entered = ({ context, product }: Scene) => signIn(context, product, demoOwner);

const states: Record<string, State> = {
  revenue: at("/reports", "Gross profit by client"),
  "what was earned": at("/reports?period=year&behind=earning", /^\d+ placements?$/),
  performance: at("/reports?tab=performance&period=year", "Candidate sources"),
  "data protection": at("/reports?tab=gdpr", "Compliance checks"),
  exports: at("/reports?exports=1", "Ready"),
  "who is sent it": then(at("/reports"), async (page) => {
    await button(page, "Email schedule").click();
    await text(page, "Not sent yet.");
  }),
  analytics: at("/analytics", "Trending skills"),
};

scene(
  "a quarter is exported with the keys alone, and the files say what the screen says",
  async (now) => {
    const { page, context } = now;
    await entered(now);
    await page.goto("/reports");
    await page.getByRole("list", { name: "Gross profit by service" }).waitFor();
    await settled(page);
    await enter(page, "This Year");
    await page.waitForURL(/period=year/);
    await enter(page, "Export All");
    await told(page, "Export Started", "Generating all reports...");
    const ofYear = /^Download report-\d{4}-01-01-/;
    await page.getByRole("link", { name: ofYear }).waitFor();
    await tabTo(page, ofYear);
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(file.suggestedFilename()).toMatch(/^report-\d{4}-01-01-[\d-]+\.zip$/);
    const files = unzip(await Bun.file(await file.path()).bytes());
    expect([...files.keys()].filter((name) => /pdf|xlsx/.test(name)).toSorted()).toEqual([
      ...["Report.pdf", "analytics/analytics.xlsx", "gdpr/gdpr.xlsx"],
      ...["performance/performance.xlsx", "revenue/revenue.xlsx"],
    ]);
    const report = await (await context.request.get("/api/reports/revenue?period=year")).json();
    const rows = (files.get("revenue/by-service.csv") ?? "").trim().split("\r\n").slice(1);
    expect(rows.map((row) => Number(row.split(",")[1]))).toEqual(
      report.current.byService.map((it: { revenue: number }) => it.revenue),
    );
    expect(report.current.total).toBeGreaterThan(0);
  },
);

scene(
  "on paper every part stands below the other, without what only a screen needs",
  async (now) => {
    const { page } = now;
    await entered(now);
    await page.goto("/reports?period=year");
    await page.getByRole("list", { name: "Gross profit by service" }).waitFor();
    await page.evaluate("window.print = () => { window.printed = document.body.innerText }");
    await page.emulateMedia({ media: "print" });
    await page.evaluate(
      `[...document.querySelectorAll("button")].find((it) => it.innerText === "Print" || it.textContent === "Print").click()`,
    );
    const paper = await eventually(() => page.evaluate<string>("window.printed ?? ''"), Boolean);
    for (const said of [
      "Gross profit by client",
      "Time in stage",
      "Demand by country",
      "Compliance checks",
    ]) {
      expect(paper).toContain(said);
    }
    for (const left of ["Export All", "This Month", "Job Portal"])
      expect(paper).not.toContain(left);
  },
);

scene(
  "analytics that cannot be read say so, and are read once they can be",
  async (now) => {
    const { page } = now;
    await entered(now);
    const metrics = "**/api/analytics/metrics*";
    await page.route(metrics, (route) => route.fulfill({ status: 503 }));
    await page.goto("/analytics");
    await text(page, "Failed to load analytics. Please try again.");
    await page.unroute(metrics);
    await button(page, "Retry").click();
    await text(page, "Demand by country");
  },
  { expects: /503/ },
);

// What the scenes have made lies in the list by now.
examine("reports and analytics", states, async (now) => {
  await entered(now);
  return {};
});
