import { expect, test } from "bun:test";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { localeAtom } from "@/web/state/preferences";
import { visit } from "@/web/testing";

test.each([
  ["nl", "E-mail", "Wachtwoord", "Inloggen", "E-mailadres of wachtwoord onjuist."],
  ["de", "E-Mail", "Passwort", "Anmelden", "E-Mail-Adresse oder Passwort falsch."],
] as const)(
  "in %s a wrong password is refused in that language",
  async (locale, email, password, submit, refusal) => {
    const app = testApp();
    const { user } = await signedIn(app);
    const { store } = visit(app, "/auth", { user: null });
    store.set(localeAtom, locale);
    await userEvent.type(await screen.findByLabelText(email), user.email);
    await userEvent.type(screen.getByLabelText(password), "wrong");
    await userEvent.click(screen.getByRole("button", { name: submit }));
    await waitFor(() => expect(store.get(noticesAtom)[0]?.description).toBe(refusal));
  },
);

test("in German a field says in German what it needs", async () => {
  const { store } = visit(testApp(), "/auth", { user: null });
  store.set(localeAtom, "de");
  await userEvent.type(await screen.findByLabelText("E-Mail"), "nobody@");
  await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  await screen.findByText("Ungültige E-Mail-Adresse");
  expect(screen.getByText("Das Passwort fehlt")).toBeTruthy();
});
