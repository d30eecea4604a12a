export { draftOf, withDraft } from "./drafting";
export { namesOf, allOpen, bySlug, choices, ofJob, open } from "./service";
export { edit, publish, withdraw } from "./publishing";
