import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as addedCandidate } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { projects } from "@/modules/staffing/projects";
import { added } from "@/modules/staffing/projects/fixtures";
import { submissions } from "@/modules/staffing/submissions";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

type App = ReturnType<typeof testApp>;

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function withCandidate(app: App) {
  const client = await addedClient(app, { name: "Polder Example" });
  const project = await added(app, { clientId: client.id });
  const candidate = await addedCandidate(app, { firstName: "Nele", lastName: "Proef" });
  await pipelines.addMany(app, { projectId: project.id, candidateIds: [candidate.id] });
  return project.id;
}

/** The board of a project with one candidate. */
async function board() {
  const app = testApp();
  const id = await withCandidate(app);
  const { cookie, user } = await signedIn(app);
  visit(app, `/projects/${id}?tab=candidates`, { cookie, user });
  return { app, id };
}

test("a candidate moves over the board by key, and is closed only with a reason", async () => {
  const { app, id } = await board();
  const card = await screen.findByRole("listitem", { name: "Nele Proef" });
  card.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  const stageNow = async () => (await pipelines.listByProject(app, id))[0];
  await waitFor(async () => expect((await stageNow())?.stage).toBe("screened"));
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Nele Proef" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Closed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Close Nele Proef" }));
  await write(dialog.getByLabelText("Reason"), "Lives too far away");
  await userEvent.keyboard("{Tab}{Enter}");
  await waitFor(async () => expect((await stageNow())?.reason).toBe("Lives too far away"));
});

test("a card that goes on before the first move is answered arrives where it was sent last", async () => {
  const { app, id } = await board();
  const card = () => screen.findByRole("listitem", { name: "Nele Proef" });
  const forward = async () => {
    (await card()).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  };
  await card();
  const { fetch } = globalThis;
  const slowly = async (...asked: Parameters<typeof fetch>) => {
    await Bun.sleep(40);
    return fetch(...asked);
  };
  Object.assign(globalThis, { fetch: slowly });
  await forward();
  await forward();
  const submitted = await screen.findByRole("region", { name: "Submitted" });
  const stageNow = async () => (await pipelines.listByProject(app, id))[0]?.stage;
  await waitFor(async () => expect(await stageNow()).toBe("proposed"));
  await within(submitted).findByRole("listitem", { name: "Nele Proef" });
  expect(screen.queryByText("Couldn't move the candidate")).toBeNull();
});

test("somebody on the board is invited to an interview for its project, at once where the form is here", async () => {
  await board();
  const form = { name: "Schedule an interview" };
  const opened = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Nele Proef" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Schedule interview" }));
    const dialog = within(await screen.findByRole("dialog", form));
    expect(dialog.getByLabelText<HTMLInputElement>("Candidate").value).toBe("Nele Proef");
    expect(dialog.getByLabelText<HTMLInputElement>("Project").value).not.toBe("");
    const field = dialog.getByLabelText("Date and time");
    await waitFor(() => expect(document.activeElement === field).toBe(true));
  };
  await opened();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", form)).toBeNull());
  await opened();
});

test("presenting writes the right down first, then the submission", async () => {
  const { app, id } = await board();
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Nele Proef" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Submit to client" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Submit Nele Proef" }));
  const day = dialog.getByLabelText("Confirmed on");
  await userEvent.clear(day);
  await userEvent.type(day, "2025-12-30");
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Submit" })).toHaveProperty("disabled", false),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Submit" }));
  await waitFor(async () => {
    const ledger = await submissions.listByProject(app, id);
    expect(ledger.map(({ event, confirmedOn }) => [event, confirmedOn])).toEqual([
      ["submitted", null],
      ["confirmed", "2025-12-30"],
    ]);
  });
});

test("a board gets a stage of its own, and keeps one in which somebody stands", async () => {
  const { app, id } = await board();
  const stages = async () =>
    (await projects.find(app, id)).stages.map(({ name, id: own }) => name ?? own);
  await userEvent.click(await screen.findByRole("button", { name: "Stages" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pipeline stages" }));
  await userEvent.click(dialog.getByRole("button", { name: "Remove Longlist" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save stages" }));
  await dialog.findByText("Move the candidates out of this stage before removing it.");
  await userEvent.click(dialog.getByRole("button", { name: "Add stage" }));
  await write(dialog.getByLabelText("Stage 7"), "Longlist again");
  expect(await stages()).toContain("longlist");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Stages" }));
  const again = within(await screen.findByRole("dialog", { name: "Pipeline stages" }));
  await userEvent.click(again.getByRole("button", { name: "Add stage" }));
  await write(again.getByLabelText("Stage 8"), "Site tour");
  await userEvent.click(again.getByRole("button", { name: "Move Site tour up" }));
  await userEvent.click(again.getByRole("button", { name: "Save stages" }));
  await waitFor(async () => expect((await stages()).slice(-2)).toEqual(["Site tour", "closed"]));
});

test("somebody is found, and put onto the board with Enter", async () => {
  const { app, id } = await board();
  await addedCandidate(app, { firstName: "Bo", lastName: "Nieuw" });
  const field = await screen.findByRole("searchbox", { name: "Search candidates to add" });
  await write(field, "Nieuw");
  await screen.findByRole("button", { name: /^Add Bo Nieuw/ });
  await userEvent.keyboard("{Enter}");
  await waitFor(async () => expect(await pipelines.listByProject(app, id)).toHaveLength(2));
});

test("who is hired is deployed from their card", async () => {
  const { app, id } = await board();
  const [entry] = await pipelines.listByProject(app, id);
  const hired = (await projects.find(app, id)).stages.find(({ type }) => type === "hired");
  await pipelines.move(app, entry?.id ?? "", { version: 1, stage: hired?.id ?? "" });
  await screen.findByRole("listitem", { name: "Nele Proef" });
  const open = () => screen.findByRole("button", { name: "Actions for Nele Proef" });
  await waitFor(async () => {
    await userEvent.click(await open());
    expect(screen.queryByRole("menuitem", { name: "New deployment" })).toBeTruthy();
  });
  await userEvent.click(screen.getByRole("menuitem", { name: "New deployment" }));
  await waitFor(() => expect(location.pathname).toBe("/deployments"));
  expect(location.search).toContain(`project=${id}`);
});

test("whom the client has met already is not chosen to be shared with it", async () => {
  const { app, id } = await board();
  const met = await addedCandidate(app, { firstName: "Otto", lastName: "Bekend" });
  await pipelines.addMany(app, { projectId: id, candidateIds: [met.id] });
  const entry = (await pipelines.listByProject(app, id)).find((it) => it.candidateId === met.id);
  if (!entry) throw new Error("Otto is not on the board.");
  await pipelines.move(app, entry.id, { stage: "interview", version: entry.version });
  await userEvent.click(await screen.findByRole("button", { name: "Share with client" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Share candidates/ }));
  expect(dialog.getByRole("checkbox", { name: "Nele Proef" })).toHaveProperty("checked", true);
  expect(dialog.getByRole("checkbox", { name: "Otto Bekend" })).toHaveProperty("checked", false);
});
