import { expect, test } from "bun:test";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { codeOf, fromBase32, stepAt } from "@/modules/platform/accounts/sign-in/totp";
import { noon, password, signedIn, testApp } from "@/modules/testing";
import { signIn } from "@/modules/platform/accounts/fixtures";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

test("a new password is chosen by a link, which works once", async () => {
  const app = testApp();
  const admin = await signedIn(app);
  const { user } = await signedIn(app, "recruiter");
  const made = await admin.ask("POST", `/api/users/${user.id}/reset-link`);
  const { path } = await made.json();
  const { store, unmount } = visit(app, path, { user: null });
  await type("New password", "a new sentence to keep");
  expect(screen.getByDisplayValue(user.email)).toBeTruthy();
  await press("Save password");
  await screen.findByRole("tab", { name: "Login" });
  expect(store.get(noticesAtom)[0]?.title).toBe("Password changed");
  const body = { email: user.email, password: "a new sentence to keep" };
  expect((await signIn(app, body)).status).toBe(200);
  unmount();
  visit(app, path, { user: null });
  await screen.findByText("This link has expired or was already used. Request a new one.");
});

test("an invited person makes their account and stands in the product", async () => {
  const app = testApp();
  const admin = await signedIn(app);
  const invitation = { email: "mila@agency.example", role: "viewer", locale: "en" };
  const made = await admin.ask("POST", "/api/invitations", { body: invitation });
  visit(app, (await made.json()).path, { user: null });
  await type("First name", "Mila");
  await type("Last name", "de Vries");
  await type("Username", "mila de vries");
  await type("Password", "a sentence to keep");
  await press("Create account");
  await screen.findByText("Use letters, digits, dots, hyphens and underscores only");
  await userEvent.clear(screen.getByLabelText("Username"));
  await type("Username", "mila");
  await press("Create account");
  await screen.findByRole("navigation", { name: "Main navigation" });
});

test("a link for a forgotten password is asked for, and it is said where no letters go out", async () => {
  visit(testApp(), "/auth?forgotten=1", { user: null });
  await screen.findByText(/Email isn't set up here/);
  await type("Email", "nobody@elsewhere.example");
  await press("Send reset link");
  await screen.findByText(/If an account uses this address/);
});

test("whoever has a second factor is asked for its code after the password", async () => {
  const app = testApp();
  const { user, ask } = await signedIn(app);
  const { secret } = await (await ask("POST", "/api/auth/second-factor")).json();
  const code = codeOf(fromBase32(secret), stepAt(noon) - 1);
  await ask("PUT", "/api/auth/second-factor", { body: { code } });
  const { store } = visit(app, "/auth", { user: null });
  await type("Email", user.username);
  await type("Password", password);
  await press("Login");
  await type("Code", "000000");
  await press("Login");
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Authentication failed"));
  await userEvent.clear(screen.getByLabelText("Code"));
  await type("Code", codeOf(fromBase32(secret), stepAt(noon)));
  await press("Login");
  await screen.findByRole("navigation", { name: "Main navigation" });
});
