import { expect } from "bun:test";
import { enter, tabTo, write } from "./by-keys";
import { at, examiner, settled, type State, text, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, type Scene, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

const entered = ({ context, product }: Scene) => signIn(context, product, demoOwner);

const states: Record<string, State> = {
  "the overview": at("/gdpr", "Intact"),
  "the log": at("/gdpr?tab=activities&type=deletion", "Deletion Request"),
  "whose time is over": at("/gdpr?tab=retention", /expired \d+ days? ago$/),
  "whom a purge would take": then(at("/gdpr?tab=retention"), async (page) => {
    await button(page, "Preview").click();
    await text(page, "Would be deleted");
  }),
  "the requests": at("/gdpr?tab=requests", /left of 30$/),
  "one request": then(at("/gdpr?tab=requests"), async (page) => {
    await page.getByRole("button", { name: /^Review the request about/ }).click();
    await text(page, "Candidate record");
  }),
};

examine("the GDPR screen", states, async (now) => {
  await entered(now);
  return {};
});

scene("somebody whose time is over is erased with the keys alone", async (now) => {
  const { page } = now;
  await entered(now);
  await page.goto("/gdpr");
  await settled(page);
  await enter(page, /^Review: Retention has expired/);
  const row = page.getByRole("list", { name: "People to review" }).getByRole("listitem").first();
  const name = (await row.getAttribute("aria-label")) ?? "";
  await enter(page, `Delete the data of ${name}`);
  await told(page, "Data Deletion Processed");
  await page.getByRole("link", { name: "View request" }).waitFor();
  await enter(page, "View request");
  await page.getByRole("list", { name: "Deletion requests" }).waitFor();
  await enter(page, `Review the request about ${name}`);
  await text(page, "Candidate record");
  await write(page, `Type “${name}”`, name);
  await tabTo(page, /^Erase now, without waiting/);
  await page.keyboard.press("Space");
  await enter(page, "Erase now");
  await text(page, "Receipt");
  await page.goto("/gdpr?tab=retention");
  await text(page, "No expired retention periods");
});

scene(
  "an export is found by name and comes as the file of the specification, on a telephone",
  async (now) => {
    const { page } = now;
    await entered(now);
    await page.goto("/gdpr?tab=requests");
    const who = page.getByRole("combobox", { name: "Person" }).first();
    await who.fill("Kretschmer");
    await page.getByRole("option", { name: /Jonas Kretschmer/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export data").click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^gdpr-export-.*\.json$/);
    await told(page, "Data Export Complete", "Data has been exported and downloaded");
  },
  { viewport: narrow },
);

scene(
  "what cannot be read says so, and trying again is enough",
  async (now) => {
    const { page } = now;
    await entered(now);
    await page.route("**/api/gdpr/overview", (route) => route.fulfill({ status: 503 }));
    await page.goto("/gdpr");
    await text(page, "GDPR Dashboard Error");
    await text(page, "Failed to load GDPR data. Please try refreshing the page.");
    await page.unroute("**/api/gdpr/overview");
    await button(page, "Retry").click();
    await page.getByRole("list", { name: "Figures" }).waitFor();
  },
  { expects: /503/ },
);
