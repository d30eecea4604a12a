import type { Page } from "playwright-core";
import { demo } from "./furnished-demo";
import { demoOwner, firstRunDone, signIn, stage } from "./stage";

export type Listed = {
  id: string;
  number: string;
  title: string;
  aiMatchScore: string;
  country: string;
};

export const cards = (page: Page) => page.locator("main [data-row-id]");
export const panel = (page: Page) => page.locator("main aside");
export const stat = (page: Page, name: string) =>
  page.getByRole("group", { name: "Jobs by rating" }).getByRole("button", { name });
export const numberIn = async (page: Page, name: string) =>
  Number(/\d+/.exec(await stat(page, name).filter({ hasText: /\d/ }).innerText())?.[0]);

/** Scenes that begin on the jobs page of a demo whose first run is over, and know what it found. */
export function jobsStage() {
  const scene = stage(demo);
  return (name: string, act: (page: Page, jobs: Listed[]) => Promise<void>) =>
    scene(name, async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      const jobs = await (await context.request.get("/api/jobs?limit=200")).json();
      await page.goto("/jobs");
      await cards(page).first().waitFor();
      await act(page, jobs);
    });
}
