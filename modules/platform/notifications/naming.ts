import { labelsIn, labelsOf, type NamePlace } from "@/modules/platform/record-kinds";
import { settings } from "@/modules/platform/settings";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { actOf } from "./acts";
import { pathOf, topicOf } from "./rules";
import type { notifications } from "./schema";
import { type Reader, titleFor, wordsIn } from "./wording";

export type Row = typeof notifications.$inferSelect;
type Nameable = Pick<Row, "what" | "kind" | "recordId" | "params" | "actorId">;

/** What else the ids beside a record stand for; this room knows no more of them. */
const places: Record<string, NamePlace> = {
  candidateId: ["candidates", "first_name", "last_name"],
  candidateId2: ["candidates", "first_name", "last_name"],
  candidateId3: ["candidates", "first_name", "last_name"],
  clientId: ["clients", "name"],
  jobId: ["jobs", "title"],
  projectId: ["projects", "name"],
  taskId: ["tasks", "title"],
  campaignId: ["campaigns", "name"],
};

/** How these are told: what they are about is named now, so that a name that changed or went is not kept. */
export async function createDescriber(app: App, rows: Nameable[]) {
  const [nameOf, house, labels, others] = await Promise.all([
    users.authors(app),
    settings.displayName(app),
    labelsOf(app, rows),
    otherLabels(app, rows),
  ]);
  const about = ({ recordId, params }: Nameable): string[] =>
    [recordId ?? "", ...Object.values(params)].flatMap(
      (id) => labels.get(String(id)) ?? others.get(String(id)) ?? [],
    );
  const actor = ({ actorId }: Nameable, { former }: { former: string }) => {
    const name = actorId ? nameOf(actorId) : house;
    return name === "former user" ? former : name;
  };
  return (row: Nameable, reader: Reader) => {
    const words = wordsIn(reader.locale);
    const named = (name: "candidate" | "client") =>
      others.get(String(row.params[`${name}Id`])) ?? words.gone[name];
    const title = titleFor(reader, row.what, {
      ...row.params,
      candidate: named("candidate"),
      client: named("client"),
      actor: actor(row, words),
    });
    return {
      topic: topicOf[row.what],
      title,
      // Whom the title names is not named again.
      about: [...new Set(about(row)), ...unnamed(row)].filter((name) => !title.includes(name)),
      path: pathOf(row),
      act: actOf(row, words),
    };
  };
}

/** Of many certificates only the first are named; how many more there are stands behind them. */
function unnamed({ what, params }: Nameable): string[] {
  const isOfMany = what === "certificateEnding" || what === "certificateEnded";
  const named = Object.keys(params).filter((it) => it.startsWith("candidateId")).length;
  const more = Number(params["n"]) - named;
  return isOfMany && named > 0 && more > 0 ? [`+${more}`] : [];
}

async function otherLabels(app: App, rows: Nameable[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(places).map(([name, place]) => {
      const ids = rows.flatMap(({ params }) => params[name] ?? []).map(String);
      return ids.length > 0 ? labelsIn(app, place, ids) : [];
    }),
  );
  return new Map(found.flat());
}
