import { expect, test } from "bun:test";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { registration } from "@/modules/platform/accounts";
import { password, signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

const owner = { AUTHORIZED_EMAIL: "owner@coldaisle.example" };
const button = (name: string) => screen.getByRole("button", { name });
const tab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));

test("a wrong password is refused in the server's words, and can be typed over at once", async () => {
  const app = testApp();
  const { user } = await signedIn(app);
  const { store } = visit(app, "/auth", { user: null });
  await userEvent.type(await screen.findByLabelText("Email"), user.email);
  await userEvent.type(screen.getByLabelText("Password"), "wrong");
  await userEvent.click(button("Login"));

  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  const [notice] = store.get(noticesAtom);
  expect(notice).toMatchObject({ title: "Authentication failed", tone: "destructive" });
  expect(notice?.description).not.toBe("Login failed");
  expect(notice?.description).not.toContain("401");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("what is missing is said beside its field, before the server is asked", async () => {
  visit(testApp(), "/auth", { user: null });
  await userEvent.type(await screen.findByLabelText("Email"), "nobody@");
  await userEvent.click(button("Login"));
  await screen.findByText("Invalid email address");
  expect(screen.getByText("Password is required")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
});

test("once there is an owner, the Register tab leads to an invitation", async () => {
  const app = testApp({}, owner);
  await signedIn(app);
  visit(app, "/auth", { user: null });
  await tab("Register");
  await screen.findByText(/Ask an administrator for an invitation/);
  expect(screen.queryByRole("button", { name: "Create Admin Account" })).toBeNull();
});

test("the owner's address stands there already and cannot be changed", async () => {
  const app = testApp({}, owner);
  await registration.invite(app);
  visit(app, "/auth", { user: null });
  await tab("Register");
  const email = await screen.findByLabelText<HTMLInputElement>("Email");
  await waitFor(() => expect(email.value).toBe(owner.AUTHORIZED_EMAIL));
  expect(email.disabled).toBe(true);
  expect(screen.getByText(/your email must match it/)).toBeTruthy();
  expect(screen.getByText(/Open the setup link/)).toBeTruthy();
});

test("registering says what each field still needs", async () => {
  const app = testApp({}, owner);
  await registration.invite(app);
  visit(app, "/auth?setup=some-token", { user: null });
  await userEvent.type(await screen.findByLabelText("Username"), "ab");
  await userEvent.type(screen.getByLabelText("Password"), "1234567");
  await userEvent.click(button("Create Admin Account"));
  await screen.findByText("Username must be at least 3 characters");
  for (const text of [
    "Password must be at least 8 characters",
    "First name is required",
    "Last name is required",
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test("the set-up link opens the form, and registering signs the owner in", async () => {
  const app = testApp({}, owner);
  const token = await registration.invite(app);
  const { store } = visit(app, `/auth?setup=${token}`, { user: null });
  await userEvent.type(await screen.findByLabelText("First name"), "Ada");
  await userEvent.type(screen.getByLabelText("Last name"), "Jansen");
  await userEvent.type(screen.getByLabelText("Username"), "ada");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(button("Create Admin Account"));

  await screen.findByRole("navigation", { name: "Main navigation" });
  expect(store.get(noticesAtom)[0]).toMatchObject({
    title: "Account created!",
    description: "You have been logged in automatically.",
  });
});
