import { ApplicationWords, applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { deployments, NewDeployment } from "@/modules/staffing/deployments";
import { documents } from "@/modules/staffing/documents";
import { request, letterChecks } from "@/modules/testing";
import type { App } from "@/src/app";
import { agency, readable } from "@/modules/engagement/campaigns/fixtures";
import { person } from "@/modules/crm/candidates/fixtures";
import { added as client } from "@/modules/crm/clients/fixtures";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { mail } from "@/modules/platform/mail";
import { ownPage } from "./index";

/** An agency with mail and one open job. */
export async function house() {
  const desk = await agency();
  await takeIn(desk.app, [ad()]);
  const [job] = await allJobs(desk.app);
  return { ...desk, jobId: job?.id ?? "" };
}
export type House = Awaited<ReturnType<typeof house>>;

/** Somebody with an offer, an interview and an agreement that was sent to them. */
export async function somebody({ app, as, jobId }: House, name: string) {
  const email = `${name.toLowerCase()}@people.example`;
  const given = person({ firstName: name, lastName: "Kabel", email, country: "NL" });
  const { id: candidateId } = await candidates.add(as, given);
  const words = ApplicationWords.parse({});
  const application = await applications.apply(app, { jobId, candidateId, ...words });
  await applications.setStatus(as, application.id, {
    version: application.version,
    status: "offer",
  });
  const interview = await scheduled(as, { candidateId, despite: true });
  const document = await agreement(as, candidateId);
  return {
    candidateId,
    email,
    name,
    application: application.id,
    interview: interview.id,
    document,
  };
}
export type Somebody = Awaited<ReturnType<typeof somebody>>;

async function agreement(as: App, candidateId: string): Promise<string> {
  const { id: clientId } = await client(as, {});
  const { id: recordId } = await deployments.add(
    as,
    NewDeployment.parse({
      ...{ candidateId, clientId, position: "Shift Engineer", location: "Amsterdam" },
      ...{ country: "NL", contractType: "temporary", startDate: "2026-02-01" },
      ...{ endDate: "2026-07-31", salary: "31.5", billRate: "62", hoursPerWeek: 38 },
    }),
  );
  const kind = { kind: "deployment", type: "worker-agreement", language: "en" } as const;
  const { id, version } = await documents.draft(as, { ...kind, recordId });
  const whole = { version, title: "Agreement", body: "# Agreement\n\nAll is said." };
  const ready = await documents.edit(as, id, whole);
  const issued = await documents.issue(as, id, { version: ready.version });
  await documents.send(as, id, { version: issued.version });
  return id;
}

/** Lets the queue go out, and finds the last link that a mailbox got. */
export async function linkTo({ app, server }: House, address: string): Promise<string> {
  while (await mail.deliver(app, letterChecks));
  const letters = server.taken.filter(({ to }) => to === address).map(readable);
  return /\/me\/[\da-f]+/.exec(letters.at(-1) ?? "")?.[0] ?? "";
}

export async function sentTo(house: House, { candidateId, email }: Somebody): Promise<string> {
  await ownPage.send(house.as, candidateId, { locale: "en" });
  return linkTo(house, email);
}

/** Presses a button of a page. */
export async function press(
  app: App,
  link: string,
  fields: Record<string, string | File>,
): Promise<Response> {
  const parts = await Promise.all(Object.entries(fields).map(partOf));
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  return request(app, "POST", link, { body: `${parts.join("")}--x--\r\n`, headers });
}

async function partOf([name, value]: [string, string | File]): Promise<string> {
  const isText = typeof value === "string";
  const file = isText ? "" : `; filename="${value.name}"\r\ncontent-type: ${value.type}`;
  const content = isText ? value : await value.text();
  return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
}

export const read = async (app: App, link: string): Promise<string> =>
  (await request(app, "GET", link)).text();
