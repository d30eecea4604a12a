import { join } from "node:path";
import { chromium as driver } from "playwright-core";
import { chromium, flags } from "./chromium";
import { demo } from "./stages/furnished-demo";

/** `bun run pictures`: takes the pictures of the README from the running demo, after `npm run build`. */
const folder = join(import.meta.dir, "../docs/pictures");
const pages = {
  jobs: "/jobs",
  project: "/projects?layout=board",
  deployments: "/deployments?layout=map",
};

const path = chromium();
if (!path) throw new Error("There is no browser to take pictures with.");

const [product, browser] = await Promise.all([
  demo(),
  driver.launch({ executablePath: path, args: flags }),
]);
try {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await context.request.post("/api/auth/login", {
    data: { email: "admin@coldaisle.example", password: "cold-aisle-demo" },
    headers: { origin: product.address },
  });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address, { waitUntil: "networkidle" }).catch(() => {});
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await product.stop();
}
