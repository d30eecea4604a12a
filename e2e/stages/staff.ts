import type { Page } from "playwright-core";
import { codeOf, fromBase32, stepAt } from "@/modules/platform/accounts/sign-in/totp";
import { button, told } from "./stage";

/** A colleague who comes by an invitation, and the words by which they get in. */
export const mila = {
  email: "mila@agency.example",
  username: "mila",
  password: "a sentence to keep",
};

/** Invites somebody on the Users tab, and answers the link that is shown once. */
export async function invited(page: Page, email: string): Promise<URL> {
  await page.goto("/admin?tab=users");
  await button(page, "Add User").click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await button(page, "Invite").click();
  const link = new URL(await page.getByLabel("Link (shown only once)").inputValue());
  await page.keyboard.press("Escape");
  return link;
}

/** Follows the invitation in a browser of their own. */
export async function joins(door: Page, link: URL): Promise<void> {
  await door.goto(`/auth${link.hash}`);
  await door.getByLabel("First name").fill("Mila");
  await door.getByLabel("Last name").fill("de Vries");
  await door.getByLabel("Username").fill(mila.username);
  await door.getByLabel("Password", { exact: true }).fill(mila.password);
  await button(door, "Create account").click();
  await told(door, "Account created!", "You have been logged in automatically.");
}

/** Sets up the second factor as an app would, by the key that can be typed; answers what the app keeps. */
export async function setsUpCodes(
  door: Page,
  look: () => Promise<unknown> = async () => {},
): Promise<Uint8Array> {
  await door.goto("/profile?tab=settings");
  await button(door, "Set up").click();
  await door.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  await look();
  const key = await door.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = fromBase32(key.replaceAll(" ", ""));
  await door.getByLabel("Code shown in the app").fill(codeOf(secret, stepAt(new Date())));
  await button(door, "Turn on").click();
  await door.getByRole("list", { name: "Recovery codes" }).waitFor();
  await button(door, "I've saved them").click();
  await door.getByText("10 recovery codes left.").first().waitFor();
  return secret;
}

/** Signs in by name, password and a code. */
export async function signsInWithCode(door: Page, secret: Uint8Array): Promise<void> {
  await door.goto("/auth");
  await door.getByLabel("Email").fill(mila.username);
  await door.getByLabel("Password", { exact: true }).fill(mila.password);
  await button(door, "Login").click();
  // The code of this half minute was used to set it up; the one after it counts already.
  await door.getByLabel("Code").fill(codeOf(secret, stepAt(new Date()) + 1));
  await button(door, "Login").click();
  await told(door, "Welcome back!", "You have successfully logged in.");
}
