import { eq, inArray, isNotNull, or } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { draftsNaming, type Sought } from "@/modules/crm/imports";
import type { App } from "@/src/app";
import { shownOf } from "@/src/database/read-model";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { listImports } from "./schema";

/** Files that wait to be imported name contacts of clients; once imported, nothing of them stays. */
export const holder: Holder = {
  name: "listImports",
  tables: [],

  /** What a file says belongs to nobody yet: its person is only known when the row becomes a contact. */
  async collect() {
    return {};
  },

  /** A file cannot forget one of its people, so it goes as a whole. */
  async erase(app, subject) {
    const drafts = await filesNaming(app, await peopleOf(app, subject));
    const isDraft = inArray(listImports.id, drafts);
    return {
      writes: drafts.length > 0 ? [app.db.delete(listImports).where(isDraft)] : [],
      news: [],
    };
  },

  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: listImports,
      tell: ({ id, kind, name }) => ({
        kind: null,
        recordId: null,
        label: name,
        path: `/${kind}/import/${id}`,
        labels: { fileName: name },
      }),
    }),
};

async function filesNaming(app: App, people: Sought[]): Promise<string[]> {
  if (people.length === 0) return [];
  const files = await app.db.select().from(listImports).where(isNotNull(listImports.content));
  const drafts = files.map(({ id, plan, content }) => ({
    id,
    reading: plan.reading,
    content: content ?? "",
  }));
  return draftsNaming(drafts, people);
}

async function peopleOf(app: App, { type, id }: Subject): Promise<Sought[]> {
  if (type === "candidate") {
    const found = await app.db
      .select(shownOf(candidates))
      .from(candidates)
      .where(eq(candidates.id, id));
    return found.map((it) => ({ ...it, number: numberOf(it.seq) }));
  }
  if (type !== "client") return [];
  const found = await app.db
    .select(shownOf(contacts))
    .from(contacts)
    .where(or(eq(contacts.id, id), eq(contacts.clientId, id)));
  return found.map(({ name, email, phone }) => {
    const [firstName = "", ...others] = name.trim().split(/\s+/);
    return { firstName, lastName: others.join(" "), email, phone, number: null };
  });
}
