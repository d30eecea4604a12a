import { afterEach, expect, test } from "bun:test";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  house,
  press as pressOnPage,
  read,
  linkTo,
  sentTo,
  somebody,
} from "@/modules/engagement/candidate-self-service/fixtures";
import { visit } from "@/web/testing";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

test("a recruiter mails somebody their link and sees to what they asked", async () => {
  const it = await house();
  opened.push(it.server);
  const me = await somebody(it, "Ada");
  const link = await sentTo(it, me);
  await pressOnPage(it.app, link, { deed: "time", about: me.interview, words: "Thursday" });
  visit(it.app, `/candidates/${me.candidateId}?tab=consent`, { cookie: it.cookie, user: it.user });
  expect(await screen.findByText("Thursday")).toBeTruthy();
  expect(screen.getByText(/^Link sent on .* by Ada Jansen/)).toBeTruthy();
  await userEvent.click(screen.getByText("Mark as done"));
  expect(await screen.findByText(/^Done on .* by Ada Jansen/)).toBeTruthy();
  await userEvent.click(screen.getByText("Send new link"));
  expect(await screen.findByText("Queued")).toBeTruthy();
  const newer = await linkTo(it, me.email);
  expect(newer).not.toBe(link);
  // In the language of the one before.
  expect(await read(it.app, newer)).toContain("Hello Ada Kabel");
});
