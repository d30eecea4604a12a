export { draftOf, withDraft } from "./drafting";
export { edit, publish, withdraw } from "./publishing";
export { allOpen, bySlug, choices, ofJob, open } from "./service";
