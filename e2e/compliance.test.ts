import { expect } from "bun:test";
import type { BrowserContext } from "playwright-core";
import { patience } from "@/src/patience.testing";
import { enter, tabTo } from "./by-keys";
import { demo } from "./stages/furnished-demo";
import { at, examiner, type State, then } from "./examination";
import { button, demoOwner, type Scene, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

type Abroad = { deploymentId: string; toDo: number };

/** Somebody in the demo who works abroad, with something left to do. */
async function abroad(context: BrowserContext): Promise<string> {
  const found: Abroad[] = await (await context.request.get("/api/compliance/dossiers")).json();
  return found.find(({ toDo }) => toDo > 1)?.deploymentId ?? "";
}

async function begin({ context, product }: Scene) {
  await signIn(context, product, demoOwner);
  return { active: await abroad(context) };
}

const states: Record<string, State> = {
  rules: at("/compliance", "Netherlands: documents to keep on site"),
  "a filter that fits nothing": at("/compliance?country=BE&topic=pay", "No rules found"),
  "another number": then(at("/compliance?country=BE", "Belgium: Limosa notification"), (page) =>
    button(page, /^Override value/).click(),
  ),
  "work abroad": at("/compliance?tab=abroad", /^Next:/),
  "who works for themselves": at("/compliance?tab=freelance", "Not checked"),
  decisions: at("/compliance?tab=decisions", /^System score/),
  "a decision nobody made": at("/compliance?tab=decisions&q=zzzz", "No decisions match"),
  pay: at("/compliance?tab=pay", "Your job ads"),
  admission: at("/compliance?tab=agency", "Agency licenses & certificates"),
  dossier: at("/deployments/:active?tab=abroad", "Portal form data"),
};

examine("compliance", states, begin);

scene("an agency goes by its own number and back, by keyboard alone", async (now) => {
  const { page } = now;
  await begin(now);
  await page.goto("/compliance?country=BE");
  const rule = "Belgium: Limosa notification";
  await page.getByRole("listitem", { name: rule }).waitFor();
  await enter(page, `Override value: ${rule}`);
  await page.getByRole("dialog").getByLabel("Reason").waitFor();
  await tabTo(page, "Document retention (years)");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3");
  await tabTo(page, "Reason");
  await page.keyboard.type("Our insurer asks for three years.");
  await enter(page, "Save value");
  await page.getByText("rule value: 1").waitFor();
  await enter(page, `Use rule value: ${rule}`);
  await told(page, `Rule value restored: ${rule}`);
  await page.getByText("rule value: 1").waitFor({ state: "detached" });
});

scene("a duty is noted by keyboard alone, and the list of work abroad says so", async (now) => {
  const { page, context } = now;
  const { active } = await begin(now);
  const left = async () => {
    const all: Abroad[] = await (await context.request.get("/api/compliance/dossiers")).json();
    return all.find(({ deploymentId }) => deploymentId === active)?.toDo ?? 0;
  };
  const before = await left();
  await page.goto(`/deployments/${active}?tab=abroad`);
  await page.getByRole("list", { name: "Duties" }).waitFor();
  await enter(page, /^Mark done: /);
  await page.getByRole("dialog").getByLabel("Done on").waitFor();
  await tabTo(page, "Notification or certificate number");
  await page.keyboard.type("L1-4711");
  await enter(page, "Save");
  await page.getByText("L1-4711").waitFor();
  expect(await left()).toBe(before - 1);
});

scene(
  "rules that cannot be read say so, and are read once they can be",
  async (now) => {
    const { page } = now;
    await begin(now);
    const rules = "**/api/compliance/rules";
    await page.route(rules, (route) => route.fulfill({ status: 503 }));
    await page.goto("/compliance");
    await page.getByText("Couldn't load rules").waitFor({ timeout: patience(30_000) });
    await page.unroute(rules);
    await button(page, "Retry").click();
    await page.getByText("Belgium: Limosa notification").waitFor();
  },
  { expects: /503/ },
);
