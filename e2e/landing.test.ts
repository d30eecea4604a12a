import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { startBeside } from "./product";
import { button, demoOwner, narrow, signIn, signInByForm, stage, wide } from "./stage";

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
      ["Contact", "Write to us"],
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

scene(
  "what a visitor writes is a prospect that the office finds",
  async ({ page, context, product }) => {
    await page.goto("/#contact");
    await page.getByLabel("Your name").fill("Noor de Boer");
    await page.getByLabel("Company").fill("Polder Colo");
    await page.getByLabel("E-mail").fill("noor@polder.example");
    await page.getByLabel("How can we help?").fill("Two commissioning managers in Almere.");
    await button(page, "Send message").click();
    const refusal = await page.getByText("That went very fast.").boundingBox();
    expect(refusal?.y).toBeWithin(0, wide.height);
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
