import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { startBeside } from "./product";
import { button, demoOwner, narrow, signIn, signInByForm, stage, wide } from "./stages/stage";

const scene = stage(() => startBeside("blocked.ts"));
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

scene(
  "the first page needs no script, and its links lead to its sections",
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: "People who keep the lights on." }).waitFor();
    for (const [name, heading] of [
      ["About", "Market Leadership"],
      ["Services", "Specialist Sectors"],
      ["Technology", "Platform Capabilities"],
      ["Contact", "Contact us"],
    ] as const) {
      await link(page, name).click();
      const shown = await page.getByRole("heading", { name: heading }).boundingBox();
      expect(shown?.y).toBeWithin(0, narrow.height);
    }
    await link(page, "DE, Deutsch").click();
    await page.getByRole("heading", { name: "Was die Plattform kann" }).waitFor();
  },
  { javaScriptEnabled: false, viewport: narrow },
);

const written = {
  "Your name": "Noor de Boer",
  Company: "Polder Colo",
  Email: "noor@polder.example",
  "How can we help?": "Two commissioning managers in Almere.",
};

/** As only a machine can: on a busy machine even a browser's driver is as slow as a person. */
const sentAtOnce = `{
  const form = document.querySelector("#contact form");
  const { name, company, email, message } = form.elements;
  const words = ${JSON.stringify(Object.values(written))};
  [name, company, email, message].forEach((field, n) => (field.value = words[n]));
  form.requestSubmit();
}`;

scene(
  "what a visitor writes is a prospect that the office finds",
  async ({ page, context, product }) => {
    await page.goto("/#contact", { waitUntil: "commit" });
    await page.waitForSelector("#contact form button");
    await page.evaluate(sentAtOnce);
    const refusal = await page
      .getByText("Please check your message and send it again.")
      .boundingBox();
    expect(refusal?.y).toBeWithin(0, wide.height);
    // The clock that tells people from machines began anew with the form that came back.
    for (const [label, words] of Object.entries(written))
      expect(await page.getByLabel(label).inputValue()).toBe(words);
    await page.waitForTimeout(3_100);
    await button(page, "Send message").click();
    await page.getByText("Thank you, your message has arrived.").waitFor();

    await signIn(context, product, demoOwner);
    const found = await (await page.request.get("/api/clients?q=Polder")).json();
    expect(found[0]).toMatchObject({ name: "Polder Colo", status: "prospect" });
  },
  { expects: /422/ },
);

scene(
  "Portal Access leads in, and the first address is the dashboard from then on",
  async ({ page }) => {
    await page.goto("/");
    await link(page, "Portal Access").click();
    await page.waitForURL("**/auth**");
    await signInByForm(page, demoOwner);
    await page.getByRole("heading", { name: "Recruitment Dashboard" }).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { name: "Recruitment Dashboard" }).waitFor();
  },
);
