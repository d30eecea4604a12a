import { expect, test } from "bun:test";
import { request, testApp } from "@/modules/testing";
import { email, testInstallation, person, register } from "./fixtures";
import { registration, users } from "./index";

test("of 200 who register at once with the right link, exactly one becomes the owner, for ever", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      register(app, { ...person, username: `owner-${n}`, setupToken }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 403, 429].includes(status))).toBe(true);
  expect(await users.list(app)).toHaveLength(1);
  expect((await register(app, { ...person, username: "again", setupToken })).status).toBe(403);
  expect(await registration.invite(app)).toBeNull();
});

test("registration signs in, and sends the specification's fields", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const answer = await register(app, { ...person, setupToken });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    email,
    username: "owner",
    firstName: "Ada",
    role: "admin",
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await request(app, "GET", "/api/auth/user", { cookie })).status).toBe(200);
});

test("a wrong link and a wrong address are refused with one and the same sentence", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const told = async (body: object) => {
    const answer = await register(app, body);
    return [answer.status, (await answer.json()).message];
  };
  const refusal = await told({ ...person, setupToken: "0".repeat(64) });
  expect(refusal).toEqual([403, expect.stringContaining("Registration is closed")]);
  expect(await told(person)).toEqual(refusal);
  expect(await told({ ...person, email: "other@coldaisle.example", setupToken })).toEqual(refusal);
  expect(await users.list(app)).toEqual([]);
});

test("the address may be spelled with capitals and spaces around", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const answer = await register(app, { ...person, email: "Owner@ColdAisle.example", setupToken });
  expect((await answer.json()).email).toBe(email);
});

test("without an authorized address nobody can register, whatever link they have", async () => {
  const app = testApp();
  const setupToken = await registration.invite(app);
  expect((await register(app, { ...person, setupToken })).status).toBe(403);
  const setup = await request(app, "GET", "/api/auth/setup");
  expect(await setup.json()).toMatchObject({ isOpen: false, email: null });
});

test("the authorized address is told only until there is an owner", async () => {
  const app = testInstallation();
  const setupToken = await registration.invite(app);
  const state = async () => (await request(app, "GET", "/api/auth/setup")).json();
  expect(await state()).toMatchObject({ isOpen: true, email });
  await register(app, { ...person, setupToken });
  expect(await state()).toMatchObject({ isOpen: false, email: null });
});

// Specification §5, to the letter.
test.each([
  ["login", { email: "nobody@", password: "x" }, "Invalid email address"],
  ["login", { email, password: "" }, "Password is required"],
  ["register", { ...person, email: "nobody" }, "Invalid email address"],
  ["register", { ...person, username: "ab" }, "Username must be at least 3 characters"],
  ["register", { ...person, password: "1234567" }, "Password must be at least 8 characters"],
  ["register", { ...person, firstName: "" }, "First name is required"],
  ["register", { ...person, lastName: "" }, "Last name is required"],
  ["register", { ...person, lastName: undefined }, "Required"],
])("%s says what is wrong in the specification's words", async (form, body, sentence) => {
  const answer = await request(testInstallation(), "POST", `/api/auth/${form}`, { body });
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toBe(sentence);
});
