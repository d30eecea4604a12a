import { clients, clientSites } from "@/modules/crm/clients/schema";
import type { App } from "@/src/app";
import { addAll } from "./adding";
import { NewProject } from "./model";
import { daysAfter, stagesFrom, stageTemplates } from "./rules";
import type samples from "./samples.json";
import { todayOf } from "./service";

type Sample = (typeof samples)[number];
type Known = { id: string; name: string }[];

/** Invented work for the sample clients, in all sixteen countries; each says that it is a sample. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: works } = await import("./samples.json");
  const [companies, places] = await Promise.all([
    app.db.select({ id: clients.id, name: clients.name }).from(clients),
    app.db.select({ id: clientSites.id, name: clientSites.name }).from(clientSites),
  ]);
  const today = todayOf(app);
  const ids = await addAll(
    app,
    works.map((work) => invented(work, today, companies, places)),
  );
  return { count: ids.length };
}

/** Days are counted from today, so that what is late is late whenever one looks. */
function invented(work: Sample, today: string, companies: Known, places: Known): NewProject {
  const { client, site, status, template, startInDays, endInDays, seats, ...rest } = work;
  const startDate = daysAfter(today, startInDays);
  const weeksIn = (weeks: number) => daysAfter(startDate, weeks * 7);
  return NewProject.parse({
    ...rest,
    clientId: idNamed(companies, client),
    siteId: idNamed(places, site),
    stages: stagesFrom(stageTemplates.find((it) => it === template) ?? "standard"),
    startDate,
    endDate: daysAfter(today, endInDays),
    status,
    isSample: true,
    seats: seats.map(({ fromWeek, untilWeek, ...seat }) => ({
      ...seat,
      from: weeksIn(fromWeek),
      until: daysAfter(weeksIn(untilWeek + 1), -1),
    })),
  });
}

const idNamed = (known: Known, name: string | null) =>
  known.find((it) => it.name === name)?.id ?? null;
