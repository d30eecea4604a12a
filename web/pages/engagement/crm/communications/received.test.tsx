import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { communications } from "@/modules/engagement/communications";
import { signedIn, testApp } from "@/modules/testing";
import { readBunFiles } from "@/web/features/records/files/testing";
import { visit } from "@/web/testing";

readBunFiles();

/** A message as a mail program saves it. */
const saved = (from: string, subject: string, text: string) =>
  new File(
    [
      [
        `From: ${from}`,
        "To: Ada Jansen <ada@agency.example>",
        `Subject: ${subject}`,
        "Date: Wed, 31 Dec 2025 10:00:00 +0100",
        `Message-ID: <${subject.length}@people.example>`,
        "Content-Type: text/plain; charset=utf-8",
        "",
        text,
        "",
      ].join("\r\n"),
    ],
    "message.eml",
    { type: "message/rfc822" },
  );

async function house() {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const { id } = await added(app, {
    firstName: "Femke",
    lastName: "Kabel",
    email: "femke@kabel.example",
  });
  visit(app, "/crm?tab=communications", me);
  const all = () => communications.list(me.as, { whose: "all", limit: 50 });
  const choose = async (file: File) => {
    await screen.findByText("No communications recorded");
    await userEvent.upload(screen.getByLabelText("Add an email (.eml)"), file);
  };
  return { app, me, id, all, choose };
}

test("a saved mail is filed with whoever wrote it, and answered above their words", async () => {
  const { id, all, choose } = await house();
  await choose(saved("Femke Kabel <femke@kabel.example>", "Monday", "Eight suits me."));
  await screen.findByText("message.eml added");
  await userEvent.click(await screen.findByRole("button", { name: /Monday/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Reply" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reply to Femke Kabel" }));
  const words = dialog.getByLabelText<HTMLTextAreaElement>("Message");
  expect(words.value).toContain("> Eight suits me.");
  await userEvent.type(words, "See you then.", { initialSelectionStart: 0 });
  await userEvent.click(await dialog.findByRole("button", { name: "Send to Femke Kabel" }));
  await waitFor(async () => expect((await all()).total).toBe(2));
  const { communications: kept } = await all();
  const [answer] = kept.filter(({ direction }) => direction === "out");
  expect(answer).toMatchObject({
    ...{ entityId: id, subject: "Re: Monday", contactAddress: "femke@kabel.example" },
    threadId: kept.find(({ direction }) => direction === "in")?.threadId,
  });
  expect(answer?.content).toStartWith("See you then.");
});

test("a mail of nobody we know waits until somebody says where it belongs, and that is taken back", async () => {
  const { id, all, choose } = await house();
  await choose(saved("somebody@nowhere.example", "Work in Oslo?", "I saw your page."));
  await userEvent.click(await screen.findByRole("button", { name: "Review" }));
  await userEvent.click(await screen.findByRole("button", { name: /Work in Oslo/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Link…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Link the message" }));
  await userEvent.click(dialog.getByRole("combobox", { name: "Candidate" }));
  await userEvent.paste("Femke");
  await userEvent.click(await screen.findByRole("option", { name: /Femke Kabel/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Link here" }));
  const place = async () => (await all()).communications[0]?.entityId ?? null;
  await waitFor(async () => expect(await place()).toBe(id));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await place()).toBeNull());
});
