import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { interviews } from "@/modules/engagement/interviews";
import { desk } from "@/modules/engagement/interviews/letters/letters.testing";
import { inParts } from "@/modules/platform/mail/receiving/fixtures";
import { notifications } from "@/modules/platform/notifications/schema";
import { timeline } from "@/modules/records/timeline";
import { communications } from "./index";
import { communications as table } from "./schema";

const invited = "aino@virtanen.example";
let answers = 0;

type Said = {
  status?: string;
  sequence?: number;
  attendee?: string;
  from?: string;
  uid: string;
  at?: string;
  method?: string;
};

/** What a calendar sends when its reader presses Yes or No, as Google, Outlook and khal write it. */
const answerOf = ({ status = "ACCEPTED", sequence = 0, attendee = invited, ...said }: Said) =>
  inParts(
    {
      From: `Aino <${said.from ?? attendee}>`,
      Subject: "Accepted: Interview",
      "Message-ID": `<a${answers++}@x.example>`,
    },
    "mixed",
    [
      "Content-Type: text/plain; charset=utf-8\n\nAino has answered.",
      [
        `Content-Type: text/calendar; charset=utf-8; method=${said.method ?? "REPLY"}`,
        "",
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        `METHOD:${said.method ?? "REPLY"}`,
        "BEGIN:VTIMEZONE",
        "TZID:Europe/Helsinki",
        "END:VTIMEZONE",
        "BEGIN:VEVENT",
        `UID:${said.uid.slice(0, 20)}`,
        ` ${said.uid.slice(20)}`,
        `SEQUENCE:${sequence}`,
        `DTSTAMP:${said.at ?? "20260320T120000Z"}`,
        `ATTENDEE;CN="Virtanen; Aino";PARTSTAT=${status}:MAILTO:${attendee.toUpperCase()}`,
        "END:VEVENT",
        "END:VCALENDAR",
      ].join("\n"),
    ],
  );

async function answeringDesk() {
  const house = await desk();
  const { app, add, arriving } = house;
  const { id } = await add();
  await arriving();
  const uid = (await interviews.rowOf(app, id)).calendarUid;
  const reply = async (said: Partial<Said>) => {
    await communications.fileMessage(app, answerOf({ uid, ...said }));
    return (await interviews.find(app, id)).candidateAnswer;
  };
  const told = async () => (await app.db.select().from(notifications)).map(({ what }) => what);
  return { ...house, id, uid, reply, told };
}

test("a calendar that accepts or declines answers for the one who was invited", async () => {
  const { app, id, reply, told, candidateId, at } = await answeringDesk();
  expect(await reply({})).toBe("accepted");
  const [letter] = (await interviews.find(app, id)).letters.filter(({ to }) => to === null);
  expect(letter).toMatchObject({ kind: "invitation", answer: "accepted" });
  expect(await told()).toContain("interviewAccepted");
  const about = { kind: "candidate" as const, id: candidateId, limit: 20 };
  const { entries } = await timeline.list(app, about);
  expect(entries.map(({ event }) => event)).toContain("interview-accepted");
  const kept = await app.db.select().from(table).where(eq(table.direction, "in"));
  expect(kept).toMatchObject([{ recordId: candidateId, content: "Aino has answered." }]);

  at("2026-03-21T12:00:00.000Z");
  expect(await reply({ status: "DECLINED", at: "20260321T110000Z" })).toBe("declined");
  expect(await told()).toContain("interviewDeclined");
  // An answer that was given before and came in after decides nothing any more.
  expect(await reply({ status: "TENTATIVE", at: "20260321T100000Z" })).toBe("declined");
  expect((await interviews.find(app, id)).status).toBe("scheduled");
});

test("an answer to an appointment that was moved since is filed and decides nothing", async () => {
  const { app, admin, id, reply, arriving } = await answeringDesk();
  const { version } = await interviews.find(app, id);
  await interviews.reschedule(admin.as, id, {
    ...{ version, scheduledAt: "2026-03-31T08:00:00.000Z", despite: true },
    notify: { candidate: true, interviewers: true },
  });
  await arriving();
  expect(await reply({ sequence: 0 })).toBeNull();
  expect(await reply({ sequence: 2 })).toBeNull();
  expect(await app.db.$count(table, eq(table.direction, "in"))).toBe(2);
  expect(await reply({ sequence: 1, status: "TENTATIVE" })).toBe("tentative");
});

test("only the invited address decides, and only by an answer", async () => {
  const { reply, told } = await answeringDesk();
  const before = await told();
  expect(await reply({ attendee: "someone@else.example" })).toBeNull();
  expect(await reply({ from: "someone@else.example" })).toBeNull();
  expect(await reply({ uid: "00000000-0000-4000-8000-000000000000@else.example" })).toBeNull();
  expect(await reply({ method: "REQUEST" })).toBeNull();
  expect(await reply({ method: "COUNTER" })).toBeNull();
  expect(await reply({ status: "DELEGATED" })).toBeNull();
  expect(await told()).toEqual(before);
});

test("whoever asks the questions answers too, and stands by name in the history", async () => {
  const { app, admin, id, reply } = await answeringDesk();
  const { email } = admin.user;
  expect(await reply({ attendee: email, status: "DECLINED" })).toBeNull();
  const { history, letters } = await interviews.find(app, id);
  expect(history[0]).toMatchObject({ event: "answered", changes: { answer: [null, "declined"] } });
  expect(history[0]?.by).toBeTruthy();
  expect(letters.find(({ to }) => to !== null)?.answer).toBe("declined");
});
