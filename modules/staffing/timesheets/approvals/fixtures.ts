import { candidates } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { added as client } from "@/modules/crm/clients/fixtures";
import { mail } from "@/modules/platform/mail";
import { serveMail, type Taken, useServer } from "@/modules/platform/mail/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { letterChecks, noon, request, signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { timesheets } from "..";
import { approvals } from "./index";

const names = ["Ada", "Boris", "Carla", "Daan"];

/** The words of a letter, in whatever form they went. */
export const readable = ({ raw }: Taken): string =>
  raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** An agency with mail, an address of its own and a clock that the test moves. */
async function agency() {
  const clock = { at: noon.getTime() };
  const app = testApp({ now: () => new Date(clock.at) }, { PUBLIC_URL: "http://localhost" });
  const server = await serveMail();
  await useServer(app, server);
  const later = (hours: number) => void (clock.at += hours * 3_600_000);
  return { app, server, later, ...(await signedIn(app, "recruiter")) };
}

/** A client with two approvers, and people whose hours of last week wait for them. */
export async function atClient(people = 2) {
  const it = await agency();
  const { app, as } = it;
  const week = addDays(mondayOf(utcToday(app)), -7);
  const contacts = [
    { name: "Anna Chief", email: "anna@client.example" },
    { name: "Bert Deputy", email: "bert@client.example" },
  ];
  const sites = [{ name: "Hall A" }, { name: "Hall B" }];
  const company = await client(as, { name: "Stroomhal", contacts, sites });
  const [anna, bert] = company.contacts.map(({ id }) => id);
  const approver = { siteId: null, locale: "en" as const };
  await approvals.changeApprovers(as, company.id, {
    version: 0,
    approvers: [
      { ...approver, rank: 1, contactId: anna ?? "" },
      { ...approver, rank: 2, contactId: bert ?? "" },
    ],
  });
  const sheets: string[] = [];
  for (let n = 0; n < people; n += 1) {
    const given = person({
      firstName: names[n] ?? `P${n}`,
      lastName: "Kabel",
      email: `p${n}@people.example`,
    });
    const { id: candidateId } = await candidates.add(as, given);
    const days = { startDate: addDays(week, -30), endDate: null };
    const at = { candidateId, clientId: company.id, siteId: company.sites[n % 2]?.id ?? null };
    const { id, version } = await deployed(as, { ...days, ...at });
    await deployments.setStatus(as, id, { version, status: "active" });
    const sheet = await timesheets.open(as, id, week);
    const entries = [0, 1, 2, 3, 4].map((day) => ({
      day: addDays(week, day),
      hourType: "regular" as const,
      from: 480,
      until: 1020,
      breakMinutes: 60,
    }));
    await timesheets.save(as, sheet.id, { version: 1, entries, holidays: [], submit: true });
    sheets.push(sheet.id);
  }
  const linkTo = async (address: string) => {
    while (await mail.deliver(app, letterChecks));
    const letters = it.server.taken.filter(({ to }) => to === address).map(readable);
    return /\/h\/[\da-f]+/.exec(letters.at(-1) ?? "")?.[0] ?? "";
  };
  const read = async (link: string) => (await request(app, "GET", link)).text();
  const press = async (link: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await request(app, "POST", link, { body, headers });
    return new URL(answer.headers.get("location") ?? "/", "http://x").searchParams.get("said");
  };
  const valueOf = (page: string, name: string) =>
    new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(page)?.[1] ?? "";
  return { ...it, week, company, sheets, linkTo, read, press, valueOf };
}

export const statuses = async ({
  app,
  sheets,
}: {
  app: Parameters<typeof timesheets.find>[0];
  sheets: string[];
}) => Promise.all(sheets.map(async (id) => (await timesheets.find(app, id)).status));
