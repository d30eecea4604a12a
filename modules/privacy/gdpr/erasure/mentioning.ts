import { labelsOf, recordKinds } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Subject } from "@/src/personal-data/holders";
import { type Mention, mergeMentions } from "@/src/personal-data/mentions";
import { createNameSearch } from "@/src/personal-data/name-search";
import { mentionSourcesOf } from "@/src/module";
import { allNamesOf } from "./former-names";
import type { ErasureMention, ErasurePreview } from "../model";

/** Where the texts of others name somebody; one module after the other, so that nobody waits for all of them at once. */
export async function mentionsOf(app: App, subject: Subject): Promise<ErasurePreview["mentions"]> {
  const search = createNameSearch(...(await allNamesOf(app, subject)));
  const found = [];
  for (const { name: holder, mentions } of mentionSourcesOf(app)) {
    const its = await mentions?.(app, subject, search);
    if (its) found.push({ ...its, first: its.first.map((it) => ({ ...it, holder })) });
  }
  const { count, first } = mergeMentions(found);
  return { count, first: await shown(app, first) };
}

type Held = Mention & { holder: string };

/** With the names of the records at which they stand. */
async function shown(app: App, found: Held[]): Promise<ErasureMention[]> {
  const places = found.map(({ kind, recordId }) => ({
    kind: recordKinds.find((it) => it === kind) ?? null,
    recordId,
  }));
  const labels = await labelsOf(app, places);
  return found.map(({ holder, field, label, recordId, excerpt, path }) => ({
    holder,
    field,
    excerpt,
    path,
    label: label ?? labels.get(recordId ?? "") ?? null,
  }));
}
