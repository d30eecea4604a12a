import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import type { hands } from "../by-keys";
import type { Product } from "../product";
import { button } from "../stages/stage";

/** HV and VCA, 50 km around Frankfurt, free within 4 weeks, as the address has it. */
export const core =
  "(holds:hv or skill:mv-hv-switchgear);holds:vca;near:Frankfurt am Main~50;free:..4w";

/** Somebody whom the question has to find, and somebody who lacks a paper. */
export async function hireForCore(context: BrowserContext, product: Product) {
  const lives = { location: "Hanau", country: "DE", noticeDays: 14, origin: "referred" };
  const certificates = (...names: string[]) =>
    names.map((certificate) => ({ certificate, expiresOn: "2099-01-01" }));
  const people = [
    { firstName: "Greta", lastName: "Beide", certificates: certificates("hv-ap", "vca-basis") },
    { firstName: "Otto", lastName: "Eines", certificates: certificates("vca-basis") },
  ];
  for (const person of people) {
    const options = { data: { ...lives, ...person }, headers: { origin: product.address } };
    expect((await context.request.post("/api/candidates", options)).status()).toBe(201);
  }
}

export async function coreFound(page: Page) {
  await page.getByText("Greta Beide").first().waitFor();
  await page.getByText("Otto Eines").first().waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("where")).toBe(core);
}

/** Asks it by chips, one after the other. */
export async function askCore(it: ReturnType<typeof hands>, page: Page) {
  const menu = page.getByRole("combobox", { name: "Add a filter" });
  const take = (name: string) => it.click(page.getByRole("option", { name }).first());
  await it.click(button(page, "Filter"));
  await it.type(menu, "hv vca");
  await take("Use as filters: Holds HV or Skill: MV / HV switchgear & substations · Holds VCA");
  await it.type(menu, "frankf");
  await take("Near Frankfurt am Main, 50 km");
  await it.type(menu, "4 weeks");
  await take("Free within 4 weeks");
  await coreFound(page);
}
