import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "./checks";
import { settled } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, narrow, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const open = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const face = (page: Page) => page.getByRole("banner").locator("img[src^='/api/profile/pictures/']");

scene(
  "a picture is shown wherever one is named, without what the camera wrote, and comes back after it was removed",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/profile?tab=settings");
    await page.getByText("PNG, JPEG or WebP, up to 5 MiB").waitFor();
    const name = "me.jpg";
    const photo = Buffer.from(await photograph(page));
    await page.setInputFiles("input[type=file]", { name, mimeType: "image/jpeg", buffer: photo });
    await told(page, "Picture saved", "Shown wherever your name appears.");
    await face(page).waitFor();
    const drawn = await page.evaluate(`(async () => {
      const image = document.querySelector("header img[src^='/api/profile/pictures/']");
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    })()`);
    expect(drawn).toEqual([256, 128]);

    await button(page, "Remove picture").click();
    await face(page).waitFor({ state: "detached" });
    await button(page, "Undo").click();
    await face(page).waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
  },
);

scene(
  "what one chooses about rows and keys holds on the next machine, and each part of the profile can be read",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/profile");
    await page.getByText("Active placements").waitFor();
    await settled(page);
    expect(await faultsOf(page, true)).toEqual([]);
    for (const [tab, words] of [
      ["Performance", "You and your team"],
      ["Expertise", /Your expertise|No expertise yet/],
      ["Settings", "Display & shortcuts"],
    ] as const) {
      await open(page, tab);
      await page.getByText(words).first().waitFor();
      await settled(page);
      expect(await faultsOf(page, true)).toEqual([]);
    }
    const saved = page.waitForResponse("**/api/auth/preferences");
    await button(page, "Compact").click();
    await saved;
    const elsewhere = await page.request.get("/api/profile");
    expect(await elsewhere.json()).toMatchObject({ density: "compact" });
    await page.reload();
    await page.getByRole("button", { name: "Compact", pressed: true }).waitFor();
  },
  { viewport: narrow, colorScheme: "dark" },
);

/** Two squares side by side, as a camera would send them. */
async function photograph(page: Page): Promise<number[]> {
  return (await page.evaluate(`(async () => {
    const canvas = new OffscreenCanvas(600, 300);
    const pen = canvas.getContext("2d");
    pen.fillStyle = "teal";
    pen.fillRect(0, 0, 300, 300);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  })()`)) as number[];
}
