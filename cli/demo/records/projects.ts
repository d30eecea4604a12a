import { NewProject, projects, stagesFrom, stageTemplates } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { clientsWithSites } from "./clients";
import type samples from "./projects.json";

type Sample = (typeof samples)[number];
type Known = { id: string; name: string }[];

/** Invented work for the sample clients, in all sixteen countries; each says that it is a sample. */
export async function sampleProjects(app: App): Promise<{ count: number }> {
  const { default: works } = await import("./projects.json");
  const companies = await clientsWithSites(app);
  const places = companies.flatMap(({ sites }) => sites);
  const today = utcToday(app);
  const ids = await projects.addAll(
    app,
    works.map((work) => invented(work, today, { companies, places })),
  );
  return { count: ids.length };
}

/** Days are counted from today, so that what is late is late whenever one looks. */
function invented(
  work: Sample,
  today: string,
  { companies, places }: { companies: Known; places: Known },
): NewProject {
  const { client, site, status, template, startInDays, endInDays, seats, ...rest } = work;
  const startDate = addDays(today, startInDays);
  const weeksIn = (weeks: number) => addDays(startDate, weeks * 7);
  return NewProject.parse({
    ...rest,
    clientId: idNamed(companies, client),
    siteId: idNamed(places, site),
    stages: stagesFrom(stageTemplates.find((it) => it === template) ?? "standard"),
    startDate,
    endDate: addDays(today, endInDays),
    status,
    isSample: true,
    seats: seats.map(({ fromWeek, untilWeek, ...seat }) => ({
      ...seat,
      from: weeksIn(fromWeek),
      until: addDays(weeksIn(untilWeek + 1), -1),
    })),
  });
}

const idNamed = (known: Known, name: string | null) =>
  known.find((it) => it.name === name)?.id ?? null;
