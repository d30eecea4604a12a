import { afterAll } from "bun:test";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { added } from "@/modules/crm/candidates/fixtures";
import { mail } from "@/modules/platform/mail";
import { noMailServer } from "@/modules/platform/mail/rules";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp, letterChecks } from "@/modules/testing";
import { interviews, NewInterview } from "../index";

const open: SMTPServer[] = [];
afterAll(() => Promise.all(open.map((server) => new Promise<void>((done) => server.close(done)))));

/** A mail server that takes everything in, and what it took. */
async function postOffice() {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        raw.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.server.address();
  if (!address || typeof address === "string") throw new Error("the post office has no door");
  return { raw, port: address.port };
}

const home = "http://localhost";

/** A desk whose letters really go out. */
export async function desk() {
  let now = new Date("2026-03-20T12:00:00.000Z");
  const app = testApp({ now: () => now }, { PUBLIC_URL: home });
  const admin = await signedIn(app);
  const { raw, port } = await postOffice();
  const sendFrom = async (fromAddress: string) => {
    const server = {
      ...{ ...noMailServer, provider: "custom" as const, host: "127.0.0.1", port, user: "" },
      ...{ security: "none" as const, fromName: "Coldaisle", fromAddress },
    };
    await settings.save(admin.as, "email", { value: server });
  };
  await sendFrom("desk@coldaisle.example");
  const { id: candidateId } = await added(app, {
    ...{ firstName: "Aino", lastName: "Virtanen", email: "aino@virtanen.example", country: "FI" },
  });
  const add = (details: object = {}) =>
    interviews.schedule(
      admin.as,
      NewInterview.parse({
        ...{ candidateId, scheduledAt: "2026-03-30T08:00:00.000Z" },
        ...{ notify: { candidate: true, interviewers: true }, ...details },
      }),
    );
  /** What arrives now, by whom it is to. */
  const arriving = async () => {
    raw.length = 0;
    while (await mail.deliver(app, letterChecks));
    const read = await Promise.all(raw.map((message) => PostalMime.parse(message)));
    return new Map(read.map((letter) => [letter.to?.[0]?.address, letter]));
  };
  return {
    app,
    admin,
    candidateId,
    add,
    arriving,
    sendFrom,
    at: (iso: string) => (now = new Date(iso)),
  };
}

type Letter = Awaited<ReturnType<typeof PostalMime.parse>>;

/** The event of a letter, read by somebody else's reader. */
export function eventIn(letter: Letter | undefined) {
  const part = letter?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const content = part?.content;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue("method"),
    partMethod: part?.method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue("status"),
    title: event.summary,
    organizer: event.organizer,
    attendees: event.attendees.map((person) => String(person.getFirstValue()).toLowerCase()),
  };
}
