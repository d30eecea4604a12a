export { find as search } from "./service";
export { idsNumbered, type NamedKind, rowsWithPrefixes, rowsNamed, similarBy } from "./names";
export { type Asked, type Found, type SearchSource, searchWordsOf } from "./source";
export * from "./rules";
export * from "./model";
export { attachedTo } from "./attached";
