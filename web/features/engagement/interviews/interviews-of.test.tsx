import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open(path = "") {
  const app = testApp({ now: () => new Date() });
  const me = await signedIn(app, "recruiter");
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const show = () => visit(app, `/candidates/${id}${path}`, me);
  return { me, id, show };
}

test("a candidate's interviews stand on their record, and lead to the CRM", async () => {
  const { me, id, show } = await open("?tab=interviews");
  const { id: interview } = await scheduled(me.as, { candidateId: id, place: "Slough" });
  show();
  const record = within(await screen.findByRole("complementary", { name: "Femke Kabel" }));
  const link = await record.findByRole("link", { name: "I-0001" });
  expect(link.getAttribute("href")).toBe(`/crm?view=${interview}`);
});

test("i on a candidate's record schedules an interview with them", async () => {
  const { show } = await open();
  show();
  await screen.findByRole("button", { name: "Schedule interview" });
  // A key means something once the effects of what was drawn have run.
  await act(async () => {});
  await userEvent.keyboard("i");
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule an interview" }));
  expect(dialog.getByDisplayValue("Femke Kabel")).toBeTruthy();
});
