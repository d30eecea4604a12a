import { expect } from "bun:test";
import type { BrowserContext } from "playwright-core";
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
  rules: at("/compliance", "Netherlands: documents at the workplace"),
  "a filter that fits nothing": at("/compliance?country=BE&topic=pay", "No rule is kept for this"),
  "another number": then(at("/compliance?country=BE", "Belgium: Limosa notification"), (page) =>
    button(page, /^Go by another number/).click(),
  ),
  "work abroad": at("/compliance?tab=abroad", /^Next on/),
  "who works for themselves": at("/compliance?tab=freelance", "Not checked"),
  decisions: at("/compliance?tab=decisions", /^The machine said/),
  "a decision nobody made": at("/compliance?tab=decisions&q=zzzz", "No decision matches"),
  pay: at("/compliance?tab=pay", "Own ads"),
  admission: at("/compliance?tab=agency", "What an agency needs"),
  dossier: at("/deployments/:active?tab=abroad", "To type into the portal"),
};

examine("compliance", states, begin);

scene("an agency goes by its own number and back, by keyboard alone", async (now) => {
  const { page } = now;
  await begin(now);
  await page.goto("/compliance?country=BE");
  const rule = "Belgium: Limosa notification";
  await page.getByRole("listitem", { name: rule }).waitFor();
  await enter(page, `Go by another number: ${rule}`);
  await page.getByRole("dialog").getByLabel("Why").waitFor();
  await tabTo(page, "Years the papers are kept");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3");
  await tabTo(page, "Why");
  await page.keyboard.type("Our insurer asks for three years.");
  await enter(page, "Go by this");
  await page.getByText("the rule says 1").waitFor();
  await enter(page, `Go by the rule again: ${rule}`);
  await told(page, `The rule counts again: ${rule}`);
  await page.getByText("the rule says 1").waitFor({ state: "detached" });
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
  await enter(page, /^Note: /);
  await page.getByRole("dialog").getByLabel("Done on").waitFor();
  await tabTo(page, "Number of the notification or form");
  await page.keyboard.type("L1-4711");
  await enter(page, "Note it");
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
    await page.getByText("The rules could not be read").waitFor({ timeout: 30_000 });
    await page.unroute(rules);
    await button(page, "Retry").click();
    await page.getByText("Belgium: Limosa notification").waitFor();
  },
  { expects: /503/ },
);
