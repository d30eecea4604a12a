import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { ad, allJobs, place, takeIn } from "../fixtures";

const bodies: [language: string, title: string, text: string][] = [
  [
    "en",
    "Critical Facilities Engineer",
    "You look after the UPS systems, generators and chillers of our campus. You walk the halls every morning, read meters, write method statements and lead suppliers through their work permits. You take part in an on-call rota once in six weeks and report to the site lead. We ask for a technical diploma, safety awareness and good English.",
  ],
  [
    "nl",
    "Servicetechnicus koeling",
    "Je onderhoudt de koelmachines, pompen en luchtbehandelingskasten van ons datacenter. Je loopt elke ochtend een ronde, leest de meters af, schrijft werkinstructies en begeleidt leveranciers bij hun werkvergunning. Je draait eens in de zes weken mee in de wachtdienst en rapporteert aan de vestigingsleider. Wij vragen een technische opleiding.",
  ],
  [
    "de",
    "Elektroniker Gebäudetechnik",
    "Sie betreuen USV-Anlagen, Netzersatzanlagen und Niederspannungsverteilungen unseres Rechenzentrums. Jeden Morgen gehen Sie durch die Hallen, lesen Zähler ab, schreiben Arbeitsanweisungen und begleiten Lieferanten bei ihrer Arbeitserlaubnis. Alle sechs Wochen sind Sie in Rufbereitschaft und berichten an die Standortleitung. Wir erwarten eine technische Ausbildung.",
  ],
];

/** As an agency writes it: its own beginning and end, the middle as it was. */
const copied = (text: string) =>
  `For our client, a market leader, we are hiring. ${text.split(". ").slice(0, -1).join(". ")}. Call our team today and mention this ad.`;

test.each(bodies)(
  "an agency's copy in %s is told as probably the same vacancy, and not merged",
  async (_, title, text) => {
    const app = testApp();
    const employer = ad({ title, text });
    const agency = ad({
      source: "indeed",
      title,
      text: copied(text),
      company: "Talent Bureau",
      isAgency: true,
    });
    const elsewhere = ad({
      source: "xing",
      title,
      text,
      company: "Other Bureau",
      places: [place("Rotterdam", "NL")],
    });
    const other = ad({
      source: "stepstone",
      title: `Senior ${title}`,
      text,
      company: "Third Bureau",
    });
    expect(await takeIn(app, [employer, agency, elsewhere, other])).toEqual([
      "added",
      "added",
      "added",
      "added",
    ]);
    const jobs = await allJobs(app);
    const idOf = (company: string) => jobs.find((job) => job.company === company)?.id ?? "";
    const { ask } = await signedIn(app, "viewer");
    const copiesAt = async (id: string) => (await ask("GET", `/api/jobs/${id}/copies`)).json();
    expect(await copiesAt(idOf("Polderhaven Data B.V."))).toMatchObject([
      { company: "Talent Bureau", title },
    ]);
    expect(await copiesAt(idOf("Talent Bureau"))).toMatchObject([
      { company: "Polderhaven Data B.V." },
    ]);
    expect(await copiesAt(idOf("Other Bureau"))).toEqual([]);
  },
);

test("a job that is not there has no copies, and a title without words has none either", async () => {
  const app = testApp();
  await takeIn(app, [ad({ title: "!!", text: "x" })]);
  const [job] = await allJobs(app);
  const { ask } = await signedIn(app, "viewer");
  for (const id of [job?.id, Bun.randomUUIDv7()])
    expect(await (await ask("GET", `/api/jobs/${id}/copies`)).json()).toEqual([]);
});
