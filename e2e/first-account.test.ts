import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { settled } from "./examination";
import { start } from "./product";
import { button, signInByForm, stage, told } from "./stages/stage";

const owner = { email: "owner@agency.example", password: "cold aisle, warm heart" };
const scene = stage(() => start(["serve"], { AUTHORIZED_EMAIL: owner.email }));
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const error = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const linkIn = (printed: string) => /http\S+\/auth\?setup=\S+/.exec(printed)?.[0] ?? "";
/** A server says that it listens first, and where its owner registers after that. */
async function linkFrom({ printed }: At["product"]): Promise<string> {
  for (;;) {
    const link = linkIn(printed());
    if (link !== "") return link;
    await Bun.sleep(20);
  }
}

// The first scenes follow each other: an installation gets its owner only once.

scene("nobody registers without the link that the server printed", async ({ page, product }) => {
  expect(await linkFrom(product)).toStartWith(product.address);
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByText(/Open the setup link/).waitFor();
});

scene("the form says what each field still needs", async ({ page, product }) => {
  await page.goto(linkIn(product.printed()));
  const email = page.getByLabel("Email");
  await email.waitFor();
  expect(await email.inputValue()).toBe(owner.email);
  expect(await email.isDisabled()).toBe(true);
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Password", { exact: true }).fill("1234567");
  await button(page, "Create Admin Account").click();
  await error(page, "Username must be at least 3 characters");
  await error(page, "Password must be at least 8 characters");
  await error(page, "First name is required");
  await error(page, "Last name is required");
});

scene("registering through the link signs the owner in", async ({ page, product }) => {
  await page.goto(linkIn(product.printed()));
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Jansen");
  await page.getByLabel("Username").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await button(page, "Create Admin Account").click();
  await told(page, "Account created!", "You have been logged in automatically.");
  await heading(page, "Recruitment Dashboard").waitFor();
  await button(page, "Account of Ada Jansen").waitFor();
});

scene("the link opens nothing a second time", async ({ page, context, product }) => {
  const token = new URL(linkIn(product.printed())).searchParams.get("setup");
  await page.goto(linkIn(product.printed()));
  await page.getByText("This workspace already has an administrator").waitFor();
  const again = { ...owner, username: "eve", firstName: "Eve", lastName: "Doe" };
  const answer = await context.request.post("/api/auth/register", {
    data: { ...again, setupToken: token },
    headers: { origin: product.address },
  });
  expect(answer.status()).toBe(403);
});

type At = Parameters<Parameters<typeof scene>[1]>[0];

/** A scene of an installation that has its owner, also where that scene is played alone. */
const owned = (
  name: string,
  act: (at: At) => Promise<void>,
  expected?: Parameters<typeof scene>[2],
) =>
  scene(
    name,
    async (at) => {
      const setupToken = new URL(await linkFrom(at.product)).searchParams.get("setup");
      // Refused where there is one already.
      await at.context.request.post("/api/auth/register", {
        data: { ...owner, username: "ada", firstName: "Ada", lastName: "Jansen", setupToken },
        headers: { origin: at.product.address },
      });
      await at.context.clearCookies();
      await act(at);
    },
    expected,
  );

scene("signing in says what is missing before it asks the server", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody@");
  await button(page, "Login").click();
  await error(page, "Invalid email address");
  await error(page, "Password is required");
});

owned(
  "a wrong password is refused, and the right one may follow at once",
  async ({ page }) => {
    await page.goto("/auth");
    await signInByForm(page, { ...owner, password: "warm aisle" });
    await told(page, "Authentication failed");
    await signInByForm(page, owner);
    await told(page, "Welcome back!", "You have successfully logged in.");
    await heading(page, "Recruitment Dashboard").waitFor();
  },
  { expects: /401/ },
);

owned("after signing out the way leads back to where one was", async ({ page }) => {
  await page.goto("/jobs?sort=date");
  await page.waitForURL("**/auth?next=%2Fjobs%3Fsort%3Ddate");
  await signInByForm(page, owner);
  await heading(page, "AI Job Intelligence").waitFor();
  expect(page.url()).toEndWith("/jobs?sort=date");
  // What is still asked for would be refused once the session is over.
  await settled(page);
  await button(page, "Account of Ada Jansen").click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await heading(page, "Sign in").waitFor();
});

for (const foreign of [
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
]) {
  owned(`nobody is sent on to ${foreign}`, async ({ page, product }) => {
    await page.goto(`/auth?next=${encodeURIComponent(foreign)}`);
    await signInByForm(page, owner);
    await button(page, "Account of Ada Jansen").waitFor();
    expect(new URL(page.url()).origin).toBe(product.address);
  });
}

owned("a screen without anything says so, and what to do about it", async ({ page }) => {
  await page.goto("/auth");
  await signInByForm(page, owner);
  await page.getByText("No scraped job scores 80 or more yet.").waitFor();
  await page.getByRole("link", { name: "AI Job Scraping" }).first().click();
  await page.getByText("No jobs scraped yet").waitFor();
  await page.getByText("No runs yet").waitFor();
  await page.getByRole("link", { name: "Job Results" }).first().click();
  await page.getByText("No jobs yet").waitFor();
  const way = page.getByRole("link", { name: "Go to AI Job Scraping" });
  expect(await way.getAttribute("href")).toMatch(/^\/(job-)?scraping$/);
});
