import { expect } from "bun:test";
import { settled } from "./examination";
import { start } from "./product";
import { button, demoOwner, signIn, stage } from "./stages/stage";

const scene = stage(() => start(["demo", "--empty"]));

/** Keeps each notice as it comes: this one stands for half a second only, and its page goes with it. */
const hearing = `new MutationObserver(() => {
  const notice = document.querySelector("li.toast");
  if (notice) sessionStorage.setItem("notices", notice.innerText);
}).observe(document, { subtree: true, childList: true });`;

scene(
  "signing out in one tab shows the other one out",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    let isClosed = false;
    await page.addInitScript(hearing);
    page.on("websocket", (socket) => socket.on("close", () => (isClosed = true)));
    await page.goto("/scraping");
    await page.getByText("Up to date", { exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto("/");
    await button(other, "Account of Sanne Visser").click();
    const hasLeft = page.waitForURL("**/auth?next=%2Fscraping");
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await other.getByRole("heading", { name: "Sign in" }).waitFor();
    await hasLeft;
    const notice = await page.evaluate<string | null>(`sessionStorage.getItem("notices")`);
    expect(notice).toBe("Unauthorized\nYou are logged out. Logging in again...");
    expect(isClosed).toBe(true);
    expect((await context.request.get("/api/jobs")).status()).toBe(401);
  },
  { expects: /401/ },
);

scene("the old address of the scraping page leads to it", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await page.goto("/job-scraping");
  await page.waitForURL("**/scraping");
  expect(new URL(page.url()).pathname).toBe("/scraping");
  await page.getByRole("heading", { name: "AI Job Scraping" }).waitFor();
});

scene(
  "an address without a page says so, signed in or not",
  async ({ page, context, product }) => {
    await page.goto("/nowhere?at=all");
    await page.getByText("404 Page Not Found").waitFor();
    const way = page.getByRole("link", { name: "Sign in" });
    expect(await way.getAttribute("href")).toBe("/auth?next=%2Fnowhere%3Fat%3Dall");
    await signIn(context, product, demoOwner);
    await page.reload();
    await page.getByText("404 Page Not Found").waitFor();
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await page.getByRole("heading", { name: "Recruitment Dashboard" }).waitFor();
  },
  { expects: /404/ },
);

scene("whoever is signed in needs no sign-in page", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await page.goto("/auth");
  await page.getByRole("heading", { name: "Recruitment Dashboard" }).waitFor();
  // What the dashboard has asked for would be refused in the middle of it.
  await settled(page);
  await page.goto("/api/logout");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
