import { audit } from "@/modules/platform/audit";
import { definedFields } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { campaignsChanged } from "../events";
import { updateIfVersion, auditEntry, findUnchanged } from "../campaign-writes";
import type { CampaignRecord, Step } from "../model";
import type { AutoCampaign, CampaignChanges, NewCampaign } from "../questions";
import { defaultHourlyLimit, defaultMinScore } from "../rules";
import { campaigns } from "../schema";
import { find, jobsNamed } from "../service";
import standard from "../standard-texts.json";

/** Specification §6: what was chosen on the list of jobs becomes a draft; nothing is sent by it. */
export async function autoCreate(app: App, { jobIds }: AutoCampaign): Promise<CampaignRecord> {
  const ids = [...new Set(jobIds)];
  const named = await jobsNamed(app, ids);
  if (named.size < ids.length) notFound("job");
  const titles = new Set([...named.values()].map(({ title }) => title));
  const [first = ""] = titles;
  const name = titles.size === 1 ? first : `${first} +${titles.size - 1}`;
  const audience = { kind: "matches" as const, least: defaultMinScore };
  return add(app, { name: name.slice(0, 120), audience, jobIds: ids });
}

export async function add(app: App, input: NewCampaign): Promise<CampaignRecord> {
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const row = {
    id,
    type: "targeted-outreach" as const,
    createdAt: at,
    updatedAt: at,
    name: input.name,
    audience: input.audience,
    jobIds: [...new Set(input.jobIds)],
    sequence: input.sequence ?? firstSequence(input.jobIds.length > 0),
    hourlyLimit: input.hourlyLimit ?? defaultHourlyLimit,
    createdBy: actorIdOf(app),
  };
  await app.write(
    [app.db.insert(campaigns).values(row), audit.entry(app, auditEntry("drafted", id))],
    campaignsChanged([id]),
  );
  return find(app, id);
}

/** Words to begin with, in the three languages; without jobs they name none. */
const firstSequence = (hasJobs: boolean): Step[] => [
  { waitDays: 0, texts: hasJobs ? standard.jobs : standard.news },
];

export async function edit(
  app: App,
  id: string,
  { version, ...given }: CampaignChanges,
): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  if (row.status !== "draft") {
    throw new Failure(
      "conflict",
      "Only a draft can be changed. Move the campaign back to draft first.",
    );
  }
  const details = { fields: Object.keys(given) };
  await app.write(
    [
      updateIfVersion(app, row, definedFields(given)),
      audit.entry(app, auditEntry("edited", id, details)),
    ],
    campaignsChanged([id]),
  );
  return find(app, id);
}
