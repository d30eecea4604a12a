import { expect } from "bun:test";
import type { BrowserContext } from "playwright-core";
import { eventually } from "../product";

type Known = { id: string };

/** Beside what the demo has: what somebody at work there would have added by the afternoon. */
export async function furnished(context: BrowserContext, origin: string): Promise<Places> {
  const read = async <Answer = Known[]>(path: string): Promise<Answer> =>
    (await context.request.get(`/api${path}`)).json();
  const send = async (path: string, data: object): Promise<Known & { path: string }> => {
    const answer = await context.request.post(`/api${path}`, { data, headers: { origin } });
    expect(`${path} ${answer.status()}`).toMatch(/ 20[01]$/);
    return answer.json();
  };
  const first = async (path: string): Promise<string> => {
    const [found] = await eventually(
      () => read(path),
      (rows) => rows.length > 0,
    );
    if (!found) throw new Error(`The demo has nothing at ${path}.`);
    return found.id;
  };

  const project = await first("/projects?q=Hanau");
  const planned = await first("/deployments?status=scheduled");
  const active = await first("/deployments?status=active");
  const client = await first("/clients?q=K-0002");
  const paper = await read<{ candidate: Known }[]>("/certificates");
  const candidate = paper[0]?.candidate.id ?? "";

  const names = { firstName: "Femke", lastName: "Dubbel", origin: "applied", location: "Leiden" };
  await send("/candidates", { ...names, phone: "+31612345678" });
  await send("/candidates", { ...names, phone: "+31612345678", headline: "UPS technician" });
  const record = { kind: "candidate", id: candidate };
  await send("/tasks", { title: "Ask for the passport", dueAt: "2026-01-05T09:00:00Z", record });
  await send("/tasks", { title: "Call about the night shift", record });
  await send("/notes", { kind: "candidate", recordId: candidate, text: "Rings back on Monday" });
  await send("/tags/changes", { kind: "candidate", ids: [candidate], add: ["rigging", "night"] });
  await send("/views", { kind: "candidate", name: "Almere in nights", query: "q=Almere" });
  const paperOf = { kind: "deployment", recordId: active };
  await send("/documents", { ...paperOf, type: "worker-agreement", language: "nl" });
  const board = await read<{ candidateId: string }[]>(`/projects/${project}/candidates`);
  const shown = board[0]?.candidateId ?? "";
  const agreed = { candidateId: shown, confirmedOn: "2026-11-02", way: "e-mail" };
  await send(`/projects/${project}/confirmations`, agreed);
  await send(`/projects/${project}/submissions`, { candidateId: shown, isNamed: true });
  const link = await send(`/projects/${project}/shortlists`, {
    ...{ candidateIds: [shown], isNamed: true, locale: "en", days: 14 },
  });
  const { id: interview } = await send("/crm/interviews", {
    ...{ candidateId: candidate, projectId: project, type: "video", round: "technical" },
    ...{ scheduledAt: inDays(2), timezone: "Europe/Helsinki", link: "https://meet.example/1" },
    // Whatever the demo has planned for this hour of the day.
    ...{ notify: { candidate: true, interviewers: true }, despite: true },
  });
  const campaign = await first("/campaigns?status=draft");
  const application = await first("/applications?stretch=unreviewed");
  const people = { candidate, client, application };
  return { ...people, project, planned, active, interview, campaign, shortlist: link.path };
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** The ids of records that have something to show, and the page a client was sent. */
export type Places = Record<
  | "candidate"
  | "client"
  | "project"
  | "planned"
  | "active"
  | "interview"
  | "campaign"
  | "application"
  | "shortlist",
  string
>;
