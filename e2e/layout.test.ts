import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { shortened } from "./checks";
import { settled } from "./examination";
import { demo } from "./stages/furnished-demo";
import { demoOwner, firstRunDone, narrow, signIn, stage } from "./stages/stage";
import { watchVitals } from "./vitals";

const scene = stage(demo);
/** How much of what is in sight may move while a screen arrives; a tenth is called good elsewhere. */
const mostMoved = 0.05;
const highestHead = 200;
const sizes = [narrow, { width: 1280, height: 800 }];
const kinds = ["candidates", "clients", "projects", "deployments", "jobs"];
const screens = [
  ...["/", "/scraping", "/tasks", "/certificates", "/timesheets", "/payments", "/invoices", "/crm"],
  ...["/applications", "/reports", "/analytics", "/radar", "/gdpr", "/compliance", "/job-portal"],
  ...kinds.map((kind) => `/${kind}`),
];

scene("hardly anything moves while a screen arrives", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await firstRunDone(context);
  await watchVitals(page);
  const records = await Promise.all(kinds.map((kind) => recordOf(page, kind)));
  const moved: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const parts = [...records, `${records[0]}?tab=matches`, `${records[0]}?full=1`];
    for (const path of [...shortened(screens), ...shortened(parts, 1)]) {
      await page.goto(path);
      await settled(page);
      const cls = await page.evaluate<number>("vitals.cls");
      if (cls > mostMoved) moved.push(`${path} at ${size.width}: ${cls.toFixed(3)}`);
      if (size === narrow && records.includes(path)) expect(await reachOf(page)).toEqual(handy);
    }
  }
  expect(moved).toEqual([]);
});

async function recordOf(page: Page, kind: string): Promise<string> {
  const answer: unknown = await (await page.request.get(`/api/${kind}?limit=1`)).json();
  return `/${kind}/${JSON.stringify(answer).match(/"id":"([\w-]{36})"/)?.[1]}`;
}

/** On a phone a record begins with a low head, and its buttons are where the thumb is. */
const handy = { isHeadLow: true, isBarAtEnd: true, areButtonsLarge: true };
const reachOf = (page: Page) =>
  page.evaluate<typeof handy>(`(() => {
    const sides = (it) => it.getBoundingClientRect();
    const bar = document.querySelector("[data-record] .thumb-bar");
    return {
      isHeadLow: sides(document.querySelector("[data-record] header")).bottom < ${highestHead},
      isBarAtEnd: Math.round(sides(bar).bottom) === innerHeight,
      areButtonsLarge: [...bar.children].filter((it) => it.checkVisibility())
        .every((it) => sides(it).height >= 44 && sides(it).width >= 44),
    };
  })()`);
