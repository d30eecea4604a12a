import { expect } from "bun:test";
import type { BrowserContext } from "playwright-core";
import { readable } from "@/modules/engagement/campaigns/fixtures";
import type { StandIn } from "@/modules/platform/mail/fixtures";
import { eventually, type Product } from "../product";

export const title = "Night Shift Engineer";
export const question = "Which shifts can you work?";

/** A job that the public can apply for, in English; what is told of it can be said otherwise. */
const publication = {
  ...{ locale: "en", title, company: null, city: "Amsterdam", country: "NL", closesOn: null },
  ...{ category: "Critical Facilities", employmentType: "full-time", salaryPeriod: "year" },
  ...{ salaryFrom: 55_000, salaryTo: 70_000, needsCv: true },
  description: "You keep the power and the cooling of a data hall running, day and night.",
  questions: [
    {
      ...{ id: crypto.randomUUID(), words: question, kind: "choice", isRequired: true },
      options: ["Day", "Night"],
    },
  ],
};

type Send = (
  method: "POST" | "PUT" | "DELETE",
  path: string,
  data: object,
) => Promise<Record<string, string>>;

/** What the office sends beside its screens, for scenes about something else. */
export const office =
  (context: BrowserContext, { address: origin }: Product): Send =>
  async (method, path, data) => {
    const answer = await context.request.fetch(path, { method, data, headers: { origin } });
    expect(`${path} ${answer.status()}`).toMatch(/ 20[01]$/);
    return answer.json();
  };

/** Lets letters go out, and publishes a job once the boards have told of one. Answers where it is. */
export async function openForApplicants(
  context: BrowserContext,
  product: Product,
  { port }: StandIn,
  told: object = {},
): Promise<{ jobId: string; path: string }> {
  const send = office(context, product);
  const value = {
    ...{ provider: "custom", host: "127.0.0.1", port, security: "none", user: "", perHour: 300 },
    ...{ fromName: "Coldaisle", fromAddress: "desk@agency.example", replyDomain: "" },
  };
  await send("PUT", "/api/settings/email", { version: 0, value });
  const [job] = await eventually(
    async (): Promise<{ id: string }[]> =>
      (await context.request.get("/api/jobs?limit=1&status=open")).json(),
    (rows) => rows.length > 0,
  );
  const jobId = job?.id ?? "";
  const { slug } = await send("POST", `/api/jobs/${jobId}/publication`, {
    ...publication,
    ...told,
  });
  return { jobId, path: `/careers/${slug}` };
}

/** The newest link of that kind which a mailbox has got, once a letter brings one. */
export async function mailedLink(
  server: StandIn,
  mailbox: string,
  kind: "apply" | "me" | "h",
): Promise<string> {
  const link = new RegExp(`http://127\\.0\\.0\\.1:\\d+(/${kind}/\\S+)`);
  const newest = () =>
    server.taken
      .filter(({ to }) => to === mailbox)
      .flatMap((letter) => link.exec(readable(letter))?.[1] ?? [])
      .at(-1);
  return (await eventually(newest)) ?? "";
}

/** Somebody with an offer and an interview to come; answers where their own page opens. */
export async function somebodyWithOffer(
  context: BrowserContext,
  product: Product,
  { server, jobId, mailbox }: { server: StandIn; jobId: string; mailbox: string },
): Promise<{ link: string; candidateId: string }> {
  const send = office(context, product);
  const names = { firstName: "Bram", lastName: "Stroom", origin: "applied", location: "Leiden" };
  const { id } = await send("POST", "/api/candidates", { ...names, email: mailbox });
  const candidateId = id ?? "";
  await send("POST", `/api/jobs/${jobId}/applications`, { candidateIds: [candidateId] });
  const [{ id: own, version } = { id: "", version: 0 }]: { id: string; version: number }[] = await (
    await context.request.get(`/api/candidates/${candidateId}/applications`)
  ).json();
  await send("POST", "/api/applications/answers", {
    ...{ applications: [{ id: own, version }], status: "offer" },
  });
  await send("POST", "/api/crm/interviews", {
    ...{ candidateId, jobId, type: "video", link: "https://meet.example/1" },
    ...{ scheduledAt: "2099-03-05T09:30:00.000Z", timezone: "Europe/Amsterdam" },
  });
  await send("POST", `/api/candidates/${candidateId}/own-page`, { locale: "en" });
  return { candidateId, link: await mailedLink(server, mailbox, "me") };
}

/** Somebody at a client by the hour since long ago, with a shift planned for every day of the week. */
export async function atWorkByTheHour(
  context: BrowserContext,
  product: Product,
  candidateId: string,
): Promise<{ deploymentId: string; clientId: string }> {
  const send = office(context, product);
  const contacts = [{ name: "Anna Chief", email: "anna@client.example" }];
  const client = await send("POST", "/api/clients", { name: "Stroomhal BV", contacts });
  const made = await send("POST", "/api/deployments", {
    ...{ candidateId, clientId: client["id"], position: "Rigger", contractType: "contract" },
    ...{ startDate: "2025-01-06", salary: "40", billRate: "60", country: "NL" },
  });
  const { id = "", version } = made;
  await send("POST", `/api/deployments/${id}/status`, { version, status: "active" });
  // Until today: a day that is still to come is not handed in.
  const today = new Date().getUTCDay() || 7;
  const shifts = Array.from({ length: today }, (_, n) => n + 1).map((weekday) => ({
    ...{ weekday, from: 480, until: 1020, breakMinutes: 60 },
  }));
  await send("PUT", `/api/deployments/${id}/shift-plan`, { version: 0, shifts });
  return { deploymentId: id, clientId: client["id"] ?? "" };
}
