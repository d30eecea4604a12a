import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { CandidateQuery, candidates, NewCandidate } from "@/modules/crm/candidates";
import type samples from "./candidates.json";

type Sample = (typeof samples)[number];

/** Sixty invented people to try the product with; each says that it is a sample. */
export async function sampleCandidates(app: App): Promise<{ count: number }> {
  const { default: people } = await import("./candidates.json");
  const today = utcToday(app);
  const ids = await candidates.addAll(
    app,
    people.map((person) => invented(person, today)),
  );
  for (const at of hired) await move(app, ids[at], { status: "hired" });
  const until = addDays(today, 180);
  const why = "Left two assignments without notice.";
  for (const at of banned) await move(app, ids[at], { status: "blacklisted", reason: why, until });
  for (const at of hired) await candidates.addGround(app, ids[at] ?? "", { ...contract, until });
  for (const at of banned) await candidates.object(app, ids[at] ?? "");
  return { count: ids.length };
}

/** A few that are not free, so that every status is seen. */
const hired = [5, 16, 31, 44];
const banned = [51];

/** What the use of their data rests on, consent or not. */
const contract = { purpose: "keep", basis: "contract", note: "Works through the agency" } as const;

const move = (
  app: App,
  id = "",
  change: Omit<Parameters<typeof candidates.setStatus>[2], "version">,
) => candidates.setStatus(app, id, { ...change, version: 1 });

/** Papers end some months from today, so that their lights look the same whenever one looks. */
const invented = ({ certificates, ...person }: Sample, today: string): NewCandidate =>
  NewCandidate.parse({
    ...person,
    origin: "sample",
    certificates: certificates.map(({ certificate, expiresInMonths }) => ({
      certificate,
      expiresOn: expiresInMonths === null ? null : addDays(today, expiresInMonths * 30),
    })),
  });

/** Everybody of the demo by their address, which is written in the samples. */
export async function peopleByEmail(app: App): Promise<Map<string, string>> {
  const page = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  return new Map(page.candidates.flatMap(({ id, email }) => (email ? [[email, id]] : [])));
}
