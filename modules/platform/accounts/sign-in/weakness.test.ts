import { expect, test } from "bun:test";
import { testInstallation, person, register } from "../fixtures";
import { registration } from "../index";
import { isWeak } from "./weakness";

const owner = { email: "ada.jansen@coldaisle.example", username: "adajansen" };

test.each([
  ...["password", "P4ssw0rd!", "Welkom2026!", "Qwertyuiop", "12345678", "87654321", "aaaaaaaa"],
  ...["abcdabcd", "abcdefgh", "asdfghjkl", "adajansen", "Ada.Jansen", "Wachtwoord123"],
])("%s is refused, because it is guessed first", (password) => {
  expect(isWeak(password, owner)).toBe(true);
});

test.each([
  "cold-aisle-demo",
  "a sentence to keep",
  "vier Türen, kein Schlüssel",
  "Ups-2n-Almere-7",
])("%s is taken", (password) => {
  expect(isWeak(password, owner)).toBe(false);
});

test("the form is told at its field, and the set-up link is not used up by it", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const refused = await register(app, { ...person, password: "Welkom2026!", setupToken });
  expect([refused.status, (await refused.json()).fields.password]).toEqual([
    422,
    expect.stringContaining("easy to guess"),
  ]);
  expect((await register(app, { ...person, setupToken })).status).toBe(201);
});
