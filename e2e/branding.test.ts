import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, firstRunDone, narrow, signIn, stage, told, wide } from "./stages/stage";

const inTurn = stage(demo);

// The scenes of this file follow each other: each begins with what the one before has set up.
const scene = (name: string, act: (page: Page) => Promise<void>, look = {}) =>
  inTurn(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      await page.goto("/admin");
      await page.getByLabel("Company Name").waitFor();
      await act(page);
    },
    look,
  );

/** A picture of one colour, as the product's own runtime draws it. */
const dot = Uint8Array.fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
);
const drawn = async () =>
  Buffer.from(await new Bun.Image(dot).resize(240, 200, { fit: "fill" }).png().bytes());

/** How well a button's words can be told from it, as the screen paints both; WCAG 2.2. */
const contrastOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d");
    const lightOf = (color: string): number => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark = 0, bright = 0] = [color, backgroundColor].map(lightOf).toSorted((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });

const brandOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--brand").trim(),
  );

const isYellow = (color: string) => color === "#FFE600";

scene(
  "a yellow that nobody could read is worn everywhere at once, and can be read",
  async (page) => {
    const other = await page.context().newPage();
    await other.goto("/jobs");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await page.getByLabel("Primary color", { exact: true }).fill("#FFE600");
    await page.getByText(/contrast of 1\.3:1, too low to read/).waitFor();
    expect(await brandOf(other)).toBe("#3B82F6");
    await button(page, "Save Brand Colors").click();
    await told(page, "Settings Updated", "Your changes have been saved successfully");
    expect(await eventually(() => brandOf(other), isYellow)).toBe("#FFE600");
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const contrast = () => contrastOf(button(page, "Save name"));
      expect(await eventually(contrast, (it) => it >= 4.5)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

scene(
  "the logo is put up, taken away and brought back, and what is no picture is refused",
  async (page) => {
    const choose = page.getByLabel("Choose logo");
    expect(await button(page, "Upload Logo").count()).toBe(0);
    await choose.setInputFiles({
      ...{ name: "logo.svg", mimeType: "image/svg+xml" },
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    });
    await button(page, "Upload Logo").click();
    await told(page, "Upload Failed", "Failed to upload logo. Please try again.");
    await page.getByText("Choose a picture: PNG, JPEG or WebP.").waitFor();
    await choose.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await drawn() });
    await button(page, "Upload Logo").click();
    await told(page, "Logo Updated", "Company logo has been updated successfully");
    await page.locator("aside img[src^='/uploads/']").waitFor();
    await button(page, "Remove logo").click();
    await page.getByText("No logo yet.").waitFor();
    await told(page, "Logo removed");
    // The one in the side leaves a moment later, and has to be gone to come back.
    await page.locator("aside img[src^='/uploads/']").waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await page.locator("aside img[src^='/uploads/']").waitFor();
  },
  { expects: /415|Unsupported/ },
);

scene(
  "the name stands on the screens, at the sign-in and on the pages for everybody",
  async (page) => {
    await page.getByLabel("Company Name").fill("Noord Datacenter People");
    await page.getByLabel("Tagline").fill("Cold aisles, warm people");
    await button(page, "Save name").click();
    await page.locator("aside").getByText("Noord Datacenter People").waitFor();
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.getByText("Cold aisles, warm people").waitFor();
    expect(await page.title()).toBe("Noord Datacenter People");
    expect([
      await brandOf(page),
      await page.locator("header img[src^='/uploads/']").count(),
    ]).toEqual([...["#FFE600", 1]]);
    await page.goto("/careers");
    await page.getByRole("link", { name: "Noord Datacenter People" }).waitFor();
    expect(await brandOf(page)).toBe("#FFE600");
  },
);

const looks = {
  "in dark mode": { viewport: wide, colorScheme: "dark" },
  "on a phone": { viewport: narrow },
};
const beside = { benchmarks: "Time to fill (days)", changes: /^company name/ };
for (const [name, look] of Object.entries(looks)) {
  scene(
    `nothing of the branding is out of reach ${name}, in yellow too`,
    async (page) => {
      const isNarrow = look.viewport === narrow;
      await page
        .getByText(/^Your data/)
        .first()
        .waitFor();
      expect(await faultsOf(page, isNarrow)).toEqual([]);
      for (const [tab, words] of Object.entries(beside)) {
        await page.goto(`/admin?tab=${tab}`);
        await page.getByText(words).first().waitFor();
        expect(await faultsOf(page, isNarrow)).toEqual([]);
      }
    },
    look,
  );
}
