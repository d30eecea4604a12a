import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resetRequests } from "@/web/request-dedupe";
import userEvent from "@testing-library/user-event";
import { codeOf, fromBase32, stepAt } from "@/modules/platform/accounts/sign-in/totp";
import { noon, password, signedIn, testApp } from "@/modules/testing";
import { signIn } from "@/modules/platform/accounts/fixtures";
import { noticesAtom } from "@/web/state/notices";
import { render, visit } from "@/web/testing";
import { SetUpDialog } from "./set-up-dialog";

async function open() {
  let now = noon;
  const app = testApp({ now: () => now });
  const someone = await signedIn(app);
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const show = async () => {
    const page = visit(app, "/profile?tab=settings", someone);
    await screen.findByText("Active sessions");
    return page;
  };
  return { app, wait, show, ...someone };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

test("a second factor is set up from its key, and its ten codes are shown once", async () => {
  const { show, ask } = await open();
  await show();
  await press("Set up");
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("img", { name: "QR code for the authenticator app" });
  const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? "";
  const code = codeOf(fromBase32(key.replaceAll(" ", "")), stepAt(noon));
  await userEvent.type(dialog.getByLabelText("Code shown in the app"), code);
  await userEvent.click(dialog.getByRole("button", { name: "Turn on" }));
  const codes = await screen.findByRole("list", { name: "Recovery codes" });
  expect(within(codes).getAllByRole("listitem")).toHaveLength(10);
  await press("I've saved them");
  await screen.findByText("10 recovery codes left.");
  expect((await (await ask("GET", "/api/auth/second-factor")).json()).since).not.toBeNull();
});

test("the key in sight stays the one that counts when everything is read again", async () => {
  const { app, cookie, user } = await open();
  const Reread = () => {
    const queries = useQueryClient();
    const [words, say] = useState("read again");
    const reread = () => void queries.invalidateQueries().then(() => say("all is read"));
    return <button onClick={reread}>{words}</button>;
  };
  const told: string[][] = [];
  const dialog = <SetUpDialog onCodes={(codes) => told.push(codes)} onClose={() => {}} />;
  const page = (
    <>
      {dialog}
      <Reread />
    </>
  );
  render(app, page, { cookie, user });
  const key = (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent ?? "";
  // What is asked again within half a second is taken for the other half of a double click.
  resetRequests();
  await userEvent.click(screen.getByText("read again"), { pointerEventsCheck: 0 });
  await screen.findByText("all is read");
  await userEvent.type(
    screen.getByLabelText("accounts.security.setUp.code"),
    codeOf(fromBase32(key.replaceAll(" ", "")), stepAt(noon)),
  );
  await userEvent.click(screen.getByRole("button", { name: "accounts.security.setUp.confirm" }));
  await waitFor(() => expect(told).toHaveLength(1));
});

test("what reaches far asks once for the password, and goes on by itself", async () => {
  const { show, wait } = await open();
  await show();
  wait(6);
  await press("Set up");
  const field = await screen.findByLabelText("Your password");
  await userEvent.type(field, "wrong");
  await press("Confirm");
  await screen.findByText("This is not your password.");
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await press("Confirm");
  await screen.findByRole("img", { name: "QR code for the authenticator app" });
});

test("somebody signs out everywhere else, and changes the password", async () => {
  const { app, show, user } = await open();
  const headers = { "user-agent": "Mozilla/5.0 (Android 15) Firefox/140.0" };
  await signIn(app, { email: user.email, password }, headers);
  const { store } = await show();
  await screen.findByText("Firefox · Android");
  await press("Sign out all other sessions");
  await waitFor(() => expect(screen.queryByText("Firefox · Android") === null).toBe(true));
  await userEvent.type(screen.getByLabelText("Current password"), password);
  await userEvent.type(screen.getByLabelText("New password"), "another long sentence");
  await press("Change password");
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Password changed"));
  const body = { email: user.email, password: "another long sentence" };
  expect((await signIn(app, body)).status).toBe(200);
});
