import type { Page } from "playwright-core";
import { partsOf } from "./addresses";
import { at, dialog, examiner, type State, text, then } from "./examination";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, type Scene, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);
let places: Places | undefined;

const atWork = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return (places ??= await furnished(context, product.address));
};

const draft = then(at("/candidates/import"), async (page) => {
  await page.getByText("Paste rows instead").click();
  const pasted = "First name\tLast name\tE-mail\tContract\nBo\tNieuw\tbo at example\tzzp-ish";
  await page.getByLabel("Rows including the header").fill(pasted);
  await button(page, "Import these rows").click();
  await text(page, "1 row found");
});
const next = (page: Page) => button(page, "Next").click();

const people: Record<string, State> = {
  "the table of candidates": at("/candidates?layout=table", /^C-00/),
  "its columns": then(at("/candidates?layout=table", /^C-00/), async (page) => {
    // A telephone shows no table.
    if (page.viewportSize()?.width === narrow.width) return;
    await button(page, "Columns").click();
    await dialog(page);
  }),
  "the menu of filters": then(at("/candidates?years=2..", /^C-00/), async (page) => {
    await button(page, "Filter").click();
    await page.getByRole("combobox", { name: "Add a filter" }).fill("vca");
    await page.getByRole("option", { name: "Holds VCA", exact: true }).waitFor();
  }),
  "the values of a filter": then(
    at("/candidates?where=-status:hired;near:Amsterdam", /^C-00/),
    async (page) => {
      await page.getByRole("button", { name: "Edit filter Not: Status: Hired" }).click();
      await page.getByRole("checkbox", { name: "Blacklisted" }).waitFor();
    },
  ),
  "the views of a list": then(at("/candidates", /^C-00/), async (page) => {
    await button(page, "Views").click();
    await text(page, "Almere in nights");
  }),
  "saving a view": then(at("/candidates", /^C-00/), async (page) => {
    await button(page, "Views").click();
    await button(page, "Save as view…").click();
    await dialog(page);
  }),
  "adding a candidate": then(at("/candidates?new=1", /^First name/), dialog),
  "the duplicates": at("/duplicates", "Femke Dubbel"),
  "the duplicates of clients": at("/duplicates?kind=client"),
  "merging two": then(at("/duplicates", "Femke Dubbel"), async (page) => {
    await button(page, "Merge…").first().click();
    await page.getByRole("dialog").getByText("Kept", { exact: true }).waitFor();
  }),
  "what ends": at("/certificates"),
  "hours of a week": at("/timesheets"),
  "my tasks": at("/tasks", "Ask for the passport"),
  "an import begins": at("/candidates/import"),
  "how a file is read": draft,
  "what columns become": then(draft, next, (page) => page.getByLabel("Contract becomes").waitFor()),
  "what values mean": then(draft, next, next, (page) => text(page, "zzp-ish")),
  "what stands in the way": then(draft, next, next, next, (page) => text(page, /has no @/)),
};

const one: Record<string, State> = {
  "a candidate alone on the page": at("/candidates/:candidate?full=1"),
  "their papers alone on the page": at("/candidates/:candidate?tab=papers&full=1"),
  "the editor of tags": then(at("/candidates/:candidate"), async (page) => {
    await button(page, "More actions").click();
    await page.getByRole("menuitem", { name: "Tag" }).click();
  }),
};
for (const [part, path] of partsOf("candidate")) one[`a candidate's ${part}`] = at(path);

examine("the lists about people", people, atWork);
examine("a candidate", one, atWork);
