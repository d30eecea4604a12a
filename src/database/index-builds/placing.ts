/** A trigger or view, as the database keeps it. */
export type Told = { type: string; name: string; sql: string };

/** The index that is built while the one of its name answers, and what the latter is called until it is empty. */
export const [next, gone] = ["candidate_search_next", "candidate_search_gone"];
/** By this ends the name of all that writes the index which is built. */
const beside = /_next`/g;
/** What hides from an index the texts that it does not have yet. */
const hiding = / WHERE NOT EXISTS \(SELECT 1 FROM `word_index_builds`[^)]*\)/;

/** What statements that make a database from nothing leave of triggers and views, the last of a name. */
export function toldBy(statements: readonly string[]): Told[] {
  const all = statements.map(withoutComments).flatMap((sql) => {
    const [, type = "", name = ""] = /^CREATE (TRIGGER|VIEW) [`"]?(\w+)/i.exec(sql) ?? [];
    return name ? [[name, { type: type.toLowerCase(), name, sql }] as const] : [];
  });
  return [...new Map(all).values()];
}

/** Whether an index is left to be built by who makes a database from nothing. */
export const isBegunBy = (statements: readonly string[]): boolean =>
  statements.some((sql) => /^CREATE TABLE [`"]word_index_builds[`"]/i.test(withoutComments(sql)));

/** A statement from its first word on, as the database keeps it. */
const withoutComments = (sql: string) => sql.replace(/^(?:\s*--[^\n]*\n)*\s*/, "").trim();

/** Asks for what `placing` has to know. */
export const toldInSchema =
  "select type, name, sql from sqlite_schema where type in ('trigger', 'view')";

/**
 * Statements for one write after which the index that is built has the name, the triggers and the words (`_terms`) of the
 * one before. That one stays behind under another name until it is empty, because overwriting all of it would take seconds.
 */
export function placing(schema: readonly Told[], { isEmpty = false } = {}): string[] {
  const triggers = schema.filter(({ type, sql }) => type === "trigger" && /_next`/.test(sql));
  const view = schema.find(({ name }) => name === "candidate_words")?.sql ?? "";
  return [
    ...oldTriggers,
    ...nextTriggers,
    "DROP VIEW candidate_words",
    view.replace(hiding, ""),
    "DROP TABLE word_index_builds",
    "DROP TABLE candidate_search_terms",
    ...(isEmpty ? ["DROP TABLE candidate_search"] : putAway),
    "ALTER TABLE candidate_search_next RENAME TO candidate_search",
    "CREATE VIRTUAL TABLE `candidate_search_terms` USING fts5vocab(`candidate_search`, `instance`)",
    ...triggers
      .filter(({ name }) => name !== "candidate_search_step_next")
      .map(({ sql }) => sql.replaceAll(beside, "`")),
  ];
}

const oldTriggers = [
  "DROP TRIGGER candidate_search_insert",
  "DROP TRIGGER candidate_search_update",
  "DROP TRIGGER candidate_search_delete",
  "DROP TRIGGER files_search_insert",
  "DROP TRIGGER files_search_update",
  "DROP TRIGGER files_search_delete",
  "DROP TRIGGER file_texts_search",
];

const nextTriggers = [
  "DROP TRIGGER candidate_search_step_next",
  "DROP TRIGGER candidate_search_insert_next",
  "DROP TRIGGER candidate_search_delete_next",
  "DROP TRIGGER candidate_search_before_next",
  "DROP TRIGGER candidate_search_after_next",
  "DROP TRIGGER files_search_insert_next",
  "DROP TRIGGER files_search_update_next",
  "DROP TRIGGER files_search_delete_next",
  "DROP TRIGGER file_texts_search_next",
];

/** Who takes each word out at once writes its whole list anew; all of these go within minutes. */
const putAway = [
  "INSERT INTO candidate_search (candidate_search, rank) VALUES ('secure-delete', 0)",
  "ALTER TABLE candidate_search RENAME TO candidate_search_gone",
];

export const dropGone = "DROP TABLE candidate_search_gone";
