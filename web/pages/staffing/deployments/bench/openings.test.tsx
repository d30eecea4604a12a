import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added, fourSeats } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

test("who rolls off is put on the board of an open project at once, and one undo takes them off", async () => {
  const app = testApp();
  const { id: candidateId } = await person(app, {
    firstName: "Femke",
    lastName: "Proef",
    role: "mep-engineer",
    willingCountries: ["NL"],
  });
  const dates = { startDate: "2025-12-01", endDate: "2026-01-10" };
  const { id, version } = await deployed(app, { candidateId, ...dates });
  await deployments.setStatus(app, id, { version, status: "active" });
  const hall = await added(app, {
    name: "AMS7 hall 2",
    status: "active",
    country: "NL",
    seats: fourSeats,
  });
  const { cookie, user } = await signedIn(app);
  const { store } = visit(app, "/deployments?layout=bench", { cookie, user });
  const show = { name: "Open projects for Femke Proef" };
  await userEvent.click(await screen.findByRole("button", show));
  const dialog = within(await screen.findByRole("dialog", show));
  expect(await dialog.findByText(/^4 open positions/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Add to the board of AMS7 hall 2" }));

  const onBoard = async () =>
    (await pipelines.listByProject(app, hall.id)).map((it) => it.candidateName);
  await waitFor(async () => expect(await onBoard()).toEqual(["Femke Proef"]));
  await dialog.findByText(/^No project has an open position/);
  await act(async () => store.set(undoNoticeAtom, store.get(noticesAtom)[0]?.id ?? 0));
  await waitFor(async () => expect(await onBoard()).toEqual([]));
});
