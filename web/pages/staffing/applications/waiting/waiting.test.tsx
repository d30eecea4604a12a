import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { applications } from "@/modules/staffing/applications";
import { person, published, sendForm } from "@/modules/engagement/application-form/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn } from "@/modules/testing";
import { visit } from "@/web/testing";

const seconds = 20_000;

/** Sanne has not confirmed; somebody with her mailbox, and somebody with her telephone, are here already. */
async function waiting() {
  const stage = await published();
  const { app, jobId } = stage;
  await sendForm(stage, { ...person, phone: "+31 6 1234 5678" });
  const same = await added(app, { firstName: "Sanne", lastName: "Wit", email: person.email });
  await added(app, { firstName: "Bo", lastName: "Wit", phone: "0612345678" });
  visit(app, "/applications", await signedIn(app, "recruiter"));
  await userEvent.click(await screen.findByRole("button", { name: "1 unconfirmed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Unconfirmed applications" }));
  await dialog.findByText("Sanne de Wit");
  const takenUp = async () =>
    (await applications.listByJob(app, jobId)).map(({ candidateId }) => candidateId);
  return { app, dialog, same, takenUp };
}

test(
  "an applicant is taken up as the candidate with the same mailbox, unless somebody chooses otherwise",
  async () => {
    const { app, dialog, same, takenUp } = await waiting();
    await userEvent.click(dialog.getByRole("button", { name: "Accept Sanne de Wit" }));
    const who = within(await dialog.findByRole("group", { name: "Who is it?" }));
    const proposed = await who.findByRole("radio", { name: /Sanne Wit same email/ });
    await waitFor(() => expect(proposed).toHaveProperty("checked", true));
    expect(who.getByRole("radio", { name: /Bo Wit same phone/ })).toBeTruthy();
    await userEvent.click(who.getByRole("button", { name: "Accept as this candidate" }));
    await dialog.findByText("No unconfirmed applications");
    expect(await takenUp()).toEqual([same.id]);
    expect(await candidates.countAll(app)).toBe(2);
  },
  seconds,
);

test(
  "taken up as somebody new, they stand in the list, which says whom they may be the duplicate of",
  async () => {
    const { app, dialog } = await waiting();
    await userEvent.click(dialog.getByRole("button", { name: "Accept Sanne de Wit" }));
    await userEvent.click(await dialog.findByRole("radio", { name: "New candidate" }));
    await userEvent.click(dialog.getByRole("button", { name: "Accept as a new candidate" }));
    await dialog.findByText("No unconfirmed applications");
    expect(await candidates.countAll(app)).toBe(3);
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("link", { name: "Sanne de Wit" }));
    expect(await screen.findByText("Possible existing candidate")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Not duplicates" })).toHaveLength(2);
  },
  seconds,
);

test(
  "what somebody sent is deleted only after the question what is lost",
  async () => {
    const { dialog, takenUp } = await waiting();
    await userEvent.click(
      dialog.getByRole("button", { name: "Delete Sanne de Wit's application" }),
    );
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Delete" }));
    await screen.findByText("Application deleted");
    expect(await takenUp()).toEqual([]);
  },
  seconds,
);
