import { careers, type NewPublication } from "@/modules/engagement/careers";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { useServer } from "@/modules/platform/mail/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { noon, request, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { stampFor } from "./sending";

export const question = { id: Bun.randomUUIDv7(), words: "Which shifts can you work?" };

const shown: NewPublication = {
  ...{ locale: "en", title: "Shift Engineer", company: null, city: "Amsterdam", country: "NL" },
  ...{ category: "Critical Facilities", employmentType: "full-time", salaryPeriod: "year" },
  ...{ salaryFrom: 55_000, salaryTo: 70_000, needsCv: false, closesOn: null },
  description: "You keep the power and the cooling of a data hall running, day and night.",
  questions: [{ ...question, kind: "choice", options: ["Day", "Night"], isRequired: true }],
};

/** A published job, a clock that the test moves, and a way to fill in its form from any address. */
export async function published(details: Partial<NewPublication> = {}) {
  const clock = { at: noon.getTime() };
  const own = { PUBLIC_URL: "http://localhost", TRUSTED_PROXIES: "127.0.0.1" };
  const app = testApp({ now: () => new Date(clock.at) }, own);
  // Where letters would go; none goes out in these tests.
  await useServer(app, { port: 1 });
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const jobId = job?.id ?? "";
  const { slug } = await careers.publish(app, jobId, { ...shown, ...details });
  const later = (ms: number) => void (clock.at += ms);
  return { app, jobId, slug, later, path: `/careers/${slug}/apply` };
}

export const person = {
  ...{ firstName: "Sanne", lastName: "de Wit", email: "sanne@people.example", phone: "" },
  ...{ coverLetter: "", expectedSalary: "", availableDate: "", relocate: "yes" },
  [question.id]: "Night",
};

type Sending = { from?: string; file?: File; stamp?: string; lang?: string };

/** Sends a form as a browser does, four seconds after it was shown unless the test brings its own stamp. */
export async function sendForm(
  { app, path, later }: Pick<Awaited<ReturnType<typeof published>>, "app" | "path" | "later">,
  fields: Record<string, string> = person,
  { from = "192.0.2.1", file, stamp, lang }: Sending = {},
): Promise<Response> {
  const given = stamp ?? stampFor(app);
  if (!stamp) later(4000);
  const form = new FormData();
  for (const [name, value] of Object.entries({ stamp: given, ...fields })) form.set(name, value);
  if (file) form.set("cv", file);
  const packed = new Response(form);
  const type = packed.headers.get("content-type") ?? "";
  return request(app, "POST", lang ? `${path}?lang=${lang}` : path, {
    body: await packed.text(),
    headers: { "content-type": type, "x-forwarded-for": from },
  });
}

export const letterTexts = async (app: App) =>
  (await app.db.select().from(letters)).map(({ toAddress, subject, text }) => ({
    ...{ to: toAddress, subject, text },
    link: /http:\/\/localhost(\S+)/.exec(text)?.[1] ?? "",
  }));

/** As when a mail server has taken everything that waits. */
export const lettersLeft = (app: App) =>
  app.write([app.db.update(letters).set({ state: "sent", sentAt: app.now().toISOString() })]);

/** Presses the button of the page that a letter's link opens. */
export function press(app: App, link: string): Promise<Response> {
  const body = "wish=confirm";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return request(app, "POST", link, { body, headers });
}
