import { serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { password } from "@/modules/testing";
import { dayMs } from "@/src/calendar";
import { type Ask, textOf } from "../../crash/caller";
import type { TestCluster } from "../house";
import { until } from "../listening";
import type { Telling } from "./telling";

type Known = { jobId: string; candidateId: string; name: string; email: string };
export type Story = (house: TestCluster, telling: Telling) => Promise<unknown>;

const ending = (body: unknown) => JSON.stringify(body);

/** A person and a job that asks for what they can do: both servers rank alike, and forget alike who was set aside. */
async function match(_: TestCluster, { does }: Telling): Promise<Known> {
  const name = `Femke Kabel${Bun.randomUUIDv7().slice(-6).replaceAll(/\d/g, "q")}`;
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${lastName.toLowerCase()}@people.example`;
  const said = { headline: "UPS technician", skills: ["ups"], country: "NL", origin: "applied" };
  const person = await does({ news: "candidates_changed", look: recordOf("candidates") }, (ask) =>
    ask("POST", "/api/candidates", { firstName, lastName, email, ...said }),
  );
  const job = await does({ news: null, look: recordOf("jobs") }, (ask) =>
    ask("POST", "/api/jobs", { title: "UPS engineer for a datacenter", country: "NL" }),
  );
  const [jobId, candidateId] = [textOf(job), textOf(person)];
  const matches = [`/api/jobs/${jobId}/matches`, `/api/candidates/${candidateId}/matches`];
  await does({ news: null, look: () => matches }, (ask) => ask("GET", matches[0] ?? ""));
  const decision = { candidateId, reason: "Wants to stay in Breda" };
  const dismissals = `/api/jobs/${jobId}/match-dismissals`;
  await does({ news: null, look: () => matches }, (ask) => ask("POST", dismissals, decision));
  await does({ news: null, look: () => matches }, (ask) =>
    ask("DELETE", dismissals, { candidateId }),
  );
  return { jobId, candidateId, name, email };
}

const recordOf =
  (kind: string) =>
  (answer: Parameters<typeof textOf>[0]): string[] => [
    `/api/${kind}/${textOf(answer)}`,
    `/api/${kind}`,
    "/api/dashboard/metrics",
  ];

async function pipeline({ does, ask }: Telling, { jobId, candidateId }: Known): Promise<void> {
  const all = [
    `/api/jobs/${jobId}/applications`,
    "/api/applications",
    "/api/applications/counts",
    `/api/timeline?kind=candidate&id=${candidateId}`,
  ];
  const step = { news: "applications_changed", look: () => all };
  await does(step, (it) =>
    it("POST", `/api/jobs/${jobId}/applications`, { candidateIds: [candidateId] }),
  );
  const [own] = Object.values(
    (await ask("GET", `/api/candidates/${candidateId}/applications`)).body,
  );
  const { id, version } = own as { id: string; version: number };
  await does(step, (it) =>
    it("PATCH", `/api/applications/${id}`, { version, status: "reviewing" }),
  );
}

async function interview({ does }: Telling, { candidateId, jobId }: Known): Promise<void> {
  const [scheduledAt, later] = [2, 3].map((days) =>
    new Date(Date.now() + days * dayMs).toISOString(),
  );
  const step = {
    news: "interviews_changed",
    look: (answer: Parameters<typeof textOf>[0]) => [
      `/api/crm/interviews/${textOf(answer)}`,
      "/api/crm/interviews",
      "/api/today",
    ],
  };
  const met = await does(step, (ask) =>
    ask("POST", "/api/crm/interviews", { candidateId, jobId, scheduledAt }),
  );
  await does(step, (ask) =>
    ask("POST", `/api/crm/interviews/${textOf(met)}/reschedule`, {
      version: met.body["version"],
      scheduledAt: later,
    }),
  );
}

/** A letter that is written at one server goes out once, whichever sends it, and both say so. */
async function mail({ app }: TestCluster, { does, other }: Telling, it: Known): Promise<void> {
  const server = await serveMail();
  try {
    await useServer(app, server);
    const about = { entityType: "candidate", entityId: it.candidateId, to: it.email };
    const path = "/api/crm/communications";
    const written = await does(
      { news: "communications_changed", look: (answer) => [`${path}/${textOf(answer)}`] },
      (ask) =>
        ask("POST", path, { ...about, type: "email", subject: "Nights", content: "From March?" }),
    );
    const own = `${path}/${textOf(written)}`;
    await until(async () => /"sent"/.test(ending((await other("GET", own)).body)));
    await does({ news: null, look: () => [own, path] }, (ask) => ask("GET", own));
    if (server.taken.length !== 1) throw new Error(`It went out ${server.taken.length} times.`);
  } finally {
    await server.stop();
  }
}

async function erase({ does }: Telling, { candidateId, name }: Known): Promise<void> {
  const look = () => [
    `/api/candidates/${candidateId}`,
    "/api/candidates",
    "/api/applications",
    "/api/crm/interviews",
    "/api/crm/communications",
    `/api/search?q=${encodeURIComponent(name)}`,
    "/api/gdpr/erasures",
  ];
  const subject = { entityType: "candidate", entityId: candidateId, reason: "They asked" };
  const step = { news: "gdpr_changed", look };
  const asked = await does(step, (ask) => ask("POST", "/api/gdpr/data-deletion", subject));
  const { id } = asked.body["erasure"] as { id: string };
  const path = `/api/gdpr/erasures/${id}`;
  await does(step, (ask) => ask("POST", `${path}/identity`, { how: "in-person" }));
  await does(step, async (ask) => {
    await proven(ask);
    return ask("POST", `${path}/confirmation`, { name, now: true });
  });
}

/** What an administrator is asked once more before something that cannot be taken back. */
export const proven = (ask: Ask) => ask("POST", "/api/auth/confirmation", { proof: password });

/** One person from the first look to the last letter, and gone. */
export const recruiting: Story = async (house, telling) => {
  const known = await match(house, telling);
  await pipeline(telling, known);
  await interview(telling, known);
  await mail(house, telling, known);
  await erase(telling, known);
};
