import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { codeOf, fromBase32, stepAt } from "@/modules/users/totp";
import { faultsOf } from "./checks";
import { demo } from "./furnished-demo";
import { button, demoOwner, signIn, stage, told } from "./stage";

const scene = stage(demo);
const password = "a sentence to keep";
const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

scene(
  "an administrator invites a recruiter, who signs in with a second factor and is deactivated again",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/admin?tab=users");
    await button(page, "Add User").click();
    await page.getByRole("dialog").getByLabel("Email").fill("mila@agency.example");
    await button(page, "Invite").click();
    const link = new URL(await page.getByLabel("Link, shown only now").inputValue());
    await page.keyboard.press("Escape");

    const guest = await context.browser()?.newContext({ baseURL: product.address });
    const door = await guest?.newPage();
    if (!guest || !door) throw new Error("There is no second browser.");
    await door.goto(`/auth${link.hash}`);
    await door.getByLabel("First name").fill("Mila");
    await door.getByLabel("Last name").fill("de Vries");
    await door.getByLabel("Username").fill("mila");
    await door.getByLabel("Password", { exact: true }).fill(password);
    await button(door, "Create the account").click();
    await told(door, "Account created!", "You have been logged in automatically.");

    const secret = await setUp(door);
    await guest.clearCookies();
    await door.goto("/auth");
    await door.getByLabel("Email").fill("mila");
    await door.getByLabel("Password", { exact: true }).fill(password);
    await button(door, "Login").click();
    // The code of this half minute was used to set it up; the one after it counts already.
    await door.getByLabel("Code").fill(codeOf(secret, stepAt(new Date()) + 1));
    await button(door, "Login").click();
    await told(door, "Welcome back!", "You have successfully logged in.");

    await page.reload();
    const line = page.getByRole("listitem").filter({ hasText: "mila@agency.example" });
    await line.getByText("Second factor: on").waitFor();
    await line.getByRole("button", { name: /^What to do with/ }).click();
    await page.getByRole("menuitem", { name: "Deactivate…" }).click();
    await button(page, "Deactivate").click();
    await told(page, "Mila de Vries is signed out and cannot sign in any more");
    // The open window hears it through its socket, without asking for anything.
    await door.waitForURL(/\/auth/);
    await guest.close();
  },
);

/** Sets up the second factor as an app would, by the key that can be typed. */
async function setUp(page: Page): Promise<Uint8Array> {
  await page.goto("/profile?tab=settings");
  await button(page, "Set it up").click();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  expect(await faultsOf(page, false)).toEqual([]);
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = fromBase32(key.replaceAll(" ", ""));
  const code = codeOf(secret, stepAt(new Date()));
  await page.getByLabel("The code that the app shows now").fill(code);
  await button(page, "Turn it on").click();
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
  await button(page, "I have kept them").click();
  await text(page, "10 recovery codes are left.");
  return secret;
}
