/** A trigger or view, as the database keeps it. */
export type SchemaObject = { type: string; name: string; sql: string };

/** The name of the index under construction, and of the old one after it was replaced, until it is empty. */
export const [nextTable, oldTable] = ["candidate_search_next", "candidate_search_gone"];
/** The end of the names of all triggers that write the index under construction. */
const triggerSuffix = /_next`/g;
/** The condition of the view by which rows that are not indexed yet are hidden. */
const hiddenRows = / WHERE NOT EXISTS \(SELECT 1 FROM `word_index_builds`[^)]*\)/;

/** The triggers and views that exist after these statements; of several with one name, the last. */
export function schemaObjectsIn(statements: readonly string[]): SchemaObject[] {
  const all = statements.map(withoutComments).flatMap((sql) => {
    const [, type = "", name = ""] = /^CREATE (TRIGGER|VIEW) [`"]?(\w+)/i.exec(sql) ?? [];
    return name ? [[name, { type: type.toLowerCase(), name, sql }] as const] : [];
  });
  return [...new Map(all).values()];
}

/** Whether these statements leave an index that has yet to be built. */
export const beginsIndexBuild = (statements: readonly string[]): boolean =>
  statements.some((sql) => /^CREATE TABLE [`"]word_index_builds[`"]/i.test(withoutComments(sql)));

/** A statement from its first word on, as the database keeps it. */
const withoutComments = (sql: string) => sql.replace(/^(?:\s*--[^\n]*\n)*\s*/, "").trim();

/** The query for the triggers and views that `placing` takes. */
export const schemaObjectsQuery =
  "select type, name, sql from sqlite_schema where type in ('trigger', 'view')";

/**
 * The statements of one write that replaces the old index by the new one: name, triggers and vocabulary (`_terms`). The
 * old one stays under another name until it has been emptied, because overwriting all of it at once would take seconds.
 */
export function swapStatements(
  schema: readonly SchemaObject[],
  { isEmpty = false } = {},
): string[] {
  const triggers = schema.filter(({ type, sql }) => type === "trigger" && /_next`/.test(sql));
  const view = schema.find(({ name }) => name === "candidate_words")?.sql ?? "";
  return [
    ...oldTriggers,
    ...nextTriggers,
    "DROP VIEW candidate_words",
    view.replace(hiddenRows, ""),
    "DROP TABLE word_index_builds",
    "DROP TABLE candidate_search_terms",
    ...(isEmpty ? ["DROP TABLE candidate_search"] : keepOldTable),
    "ALTER TABLE candidate_search_next RENAME TO candidate_search",
    "CREATE VIRTUAL TABLE `candidate_search_terms` USING fts5vocab(`candidate_search`, `instance`)",
    ...triggers
      .filter(({ name }) => name !== "candidate_search_step_next")
      .map(({ sql }) => sql.replaceAll(triggerSuffix, "`")),
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

/**
 * The old index is renamed, and `secure-delete` turned off in it: that rewrites a whole entry per deleted word, and
 * this index is dropped within minutes.
 */
const keepOldTable = [
  "INSERT INTO candidate_search (candidate_search, rank) VALUES ('secure-delete', 0)",
  "ALTER TABLE candidate_search RENAME TO candidate_search_gone",
];

export const dropOldIndex = "DROP TABLE candidate_search_gone";
