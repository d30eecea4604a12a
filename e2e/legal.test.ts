import { patience } from "@/src/patience.testing";
import { enter, tabTo, write } from "./by-keys";
import { at, examiner, type State, text, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, type Scene, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

const entered = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return {};
};

const opened = (path: string, words: string | RegExp, name: string | RegExp): State =>
  then(at(path, words), async (page) => {
    await button(page, name).first().click();
    await page.getByRole("dialog").waitFor();
  });

const states: Record<string, State> = {
  "the documents": at("/legal", /^Version 1 since/),
  "a document": at("/legal?document=privacy.nl", "Wie verantwoordelijk is"),
  "publishing one": opened("/legal?document=dpia.en", "Not published", "Publish"),
  "the certificates": at("/legal?tab=certificates", "SNA quality mark (NEN 4400-1)"),
  "the register": then(at("/legal?tab=register", "Recruitment and selection"), (page) =>
    page.locator("summary").first().click(),
  ),
  "the processors": at("/legal?tab=processors", "No legal basis for the transfer"),
  "a processor": opened("/legal?tab=processors", "In order", /^Edit Lettervane/),
  "the breaches": at("/legal?tab=breaches", /hours left$/),
  "a breach": opened("/legal?tab=breaches", /hours left$/, "Continue B-0002"),
  "its letters": then(
    opened("/legal?tab=breaches", /hours left$/, "Letters about B-0002"),
    (page) => page.getByLabel("Draft letter").waitFor(),
  ),
  "what everybody reads": at("/legal/cookies?lang=en", "In force since"),
  "the marks that hold": at("/legal/certificates?lang=en", "SNA quality mark"),
};

examine("the legal documents", states, entered);

scene(
  "own terms are written and published by keyboard alone, and everybody reads them",
  async (now) => {
    const { page } = now;
    await entered(now);
    await page.goto("/legal");
    await text(page, /^Version 1 since/);
    await enter(page, "Terms, English");
    await page.getByLabel("Title").waitFor();
    await tabTo(page, "Text");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n\n## 10. Keys\nThis was written without a pointer.");
    await enter(page, "Save");
    await text(page, "Changed since publication");
    await enter(page, "Publish");
    await page.getByRole("dialog").getByLabel("Effective from").waitFor();
    await write(page, "What changed (internal note)", "One more section");
    await enter(page, "Publish");
    await told(page, "Published as version 2");
    await page.goto("/legal/terms?lang=en");
    await text(page, "This was written without a pointer.");
    await page.getByRole("link", { name: /^Version 1, from/ }).click();
    await text(page, "This is an earlier version.");
  },
);

scene("a breach is reported by keyboard alone on the day it happens", async (now) => {
  const { page } = now;
  await entered(now);
  await page.goto("/legal?tab=breaches");
  await text(page, /hours left$/);
  await enter(page, "Report a breach");
  await page.getByRole("dialog").getByLabel("Summary").waitFor();
  await write(page, "Summary", "A list on the wrong printer");
  await enter(page, "Report a breach");
  await page.getByRole("listitem", { name: /^B-0003/ }).waitFor();
});

scene(
  "documents that cannot be read say so, and are read once they can be",
  async (now) => {
    const { page } = now;
    await entered(now);
    await page.route("**/api/legal/documents", (route) => route.fulfill({ status: 503 }));
    await page.goto("/legal");
    await page.getByText("Couldn't load this").waitFor({ timeout: patience(30_000) });
    await page.unroute("**/api/legal/documents");
    await button(page, "Retry").click();
    await text(page, /^Version 1 since/);
  },
  { expects: /503/ },
);
