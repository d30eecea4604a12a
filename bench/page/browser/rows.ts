import type { Browser, CDPSession } from "playwright-core";
import type { Served } from "../served";
import { plainPage } from "./plain";
import { type Line, middleOf } from "./report";
import { newcomer, slowed } from "./visiting";

const visits = 7;
const leastRows = 10;
const rowsMs = 400;
/** The same without what else the machine does: 400 ms of a processor four times slower. */
const rowsCpuMs = 100;
const requestsToRows = 8;

type Visit = { ms: number; requests: number };
type Measured = Visit & { cpuMs: number };
type Place = Pick<Served, "origin" | "cookie">;

/** From the address to the first rows of the candidates, for whoever has never been there; and of a plain page, in turns. */
export async function firstRows(browser: Browser, served: Served): Promise<Line[]> {
  const plain = await plainPage(served);
  const [ours, least]: [Measured[], Measured[]] = [[], []];
  try {
    for (let n = 0; n < visits; n += 1) {
      ours.push(await measured(browser, served));
      least.push(await measured(browser, plain));
    }
  } finally {
    await plain.close();
  }
  return linesOf(ours, least);
}

function linesOf(ours: Measured[], least: Measured[]): Line[] {
  const ms = { unit: "ms" };
  const of = (all: Measured[], figure: keyof Measured) => middleOf(all.map((it) => it[figure]));
  const slow = "rows of the candidates, CPU 4 times slower";
  const quick = "processor time of the page until those rows, at full speed";
  return [
    { figure: slow, value: of(ours, "ms"), ...ms, goal: rowsMs },
    { figure: `${slow}: a plain page`, value: of(least, "ms"), ...ms },
    { figure: quick, value: of(ours, "cpuMs"), ...ms, goal: rowsCpuMs },
    { figure: `${quick}: a plain page`, value: of(least, "cpuMs"), ...ms },
    {
      figure: "requests begun before those rows",
      value: of(ours, "requests"),
      unit: "",
      goal: requestsToRows,
    },
  ];
}

async function measured(browser: Browser, place: Place): Promise<Measured> {
  const { cpuMs } = await visit(browser, place, false);
  return { ...(await visit(browser, place, true)), cpuMs };
}

async function visit(browser: Browser, place: Place, isSlow: boolean): Promise<Measured> {
  const context = await newcomer(browser, place);
  try {
    await context.addInitScript(watch, leastRows);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    if (isSlow) await slowed(page);
    const { shown } = await told(session);
    await page.goto("/candidates", { waitUntil: "commit" });
    const { ms, requests } = await shown;
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return { ms, requests, cpuMs: seconds * 1000 };
  } finally {
    await context.close();
  }
}

const binding = "rowsShown";

/** What the page says by itself: to be asked, it would have to run what the asking brings along, amid what is measured. */
async function told(session: CDPSession): Promise<{ shown: Promise<Visit> }> {
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: binding });
  const shown = new Promise<Visit>((resolve) =>
    session.on("Runtime.bindingCalled", ({ payload }) => resolve(JSON.parse(payload))),
  );
  return { shown };
}

/** Runs in the page: says when the rows stand on the screen, and what was asked for until then, the document included. */
function watch(least: number): void {
  const look = () => {
    if (document.querySelectorAll("#content [data-row-id]").length < least) {
      requestAnimationFrame(look);
      return;
    }
    const ms = performance.now();
    const asked = performance.getEntriesByType("resource").filter((it) => it.startTime < ms);
    Reflect.get(globalThis, "rowsShown")(JSON.stringify({ ms, requests: asked.length + 1 }));
  };
  requestAnimationFrame(look);
}
