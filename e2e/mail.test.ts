import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { enter, tabTo } from "./by-keys";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, firstRunDone, narrow, signIn, stage, told, wide } from "./stages/stage";

const password = "a password with spaces";
const server = await serveMail({ user: "desk", password });
afterAll(() => server.stop());

const inTurn = stage(demo);

// The scenes of this file follow each other: each begins with what the one before has set up.
const scene = (name: string, act: (page: Page) => Promise<void>, look = {}) =>
  inTurn(
    name,
    async ({ page, context, product }) => {
      await signIn(context, product, demoOwner);
      await firstRunDone(context);
      await page.goto("/admin?tab=email");
      await page.getByLabel("From Email").waitFor();
      await act(page);
    },
    look,
  );

const looks = {
  "in light mode": { viewport: wide },
  "in dark mode": { viewport: wide, colorScheme: "dark" },
  "on a phone": { viewport: narrow },
};
const nothingOutOfReach = (state: string, words: string) => {
  for (const [name, look] of Object.entries(looks)) {
    scene(
      `nothing is out of reach ${name}, ${state}`,
      async (page) => {
        await page.getByText(words).first().waitFor();
        expect(await faultsOf(page, look.viewport === narrow)).toEqual([]);
      },
      look,
    );
  }
};

nothingOutOfReach(
  "before a server is set up",
  "Emails are queued until a mail server is connected",
);

/** Writes over what stands in the field that Tab comes to next. */
async function over(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(words);
}

scene("a mail server is set up and tried by keyboard alone", async (page) => {
  await page.getByRole("form", { name: "Email Configuration" }).getByLabel("Provider").focus();
  await page.keyboard.press("End");
  await over(page, "Server", "127.0.0.1");
  await over(page, "Port", String(server.port));
  await tabTo(page, "Security");
  await page.keyboard.press("End");
  await over(page, "User", "desk");
  await over(page, "Password or API key", password);
  await over(page, "From Email", "desk@agency.example");
  await page.keyboard.press("Enter");
  await told(page, "Settings Updated", "Your changes have been saved successfully");
  await page.getByText("A password is stored").waitFor();
  expect(await page.content()).not.toContain(password);
  await enter(page, "Send test email");
  await page.getByText("The mail server accepted the email: 250 Queued as 4711").waitFor();
  // From seven in the morning word of one's day goes out beside it.
  const tries = server.taken.filter(({ raw }) => raw.includes("Subject: Coldaisle: email works"));
  expect(tries.map(({ to }) => to)).toEqual([demoOwner.email]);
  await page.getByText("Sending").waitFor();
});

nothingOutOfReach("with letters in the log", "Coldaisle: email works");

scene(
  "the password is removed after a question, and the server says what it misses",
  async (page) => {
    await button(page, "Remove password").click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Remove password" }).click();
    await page.getByText("No password stored.", { exact: true }).waitFor();
    await button(page, "Send test email").click();
    await page
      .getByText(/^The mail server rejected the user or password/)
      .first()
      .waitFor();
  },
);
