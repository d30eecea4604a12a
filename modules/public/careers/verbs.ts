export { draftOf, withDraft } from "./drafting";
export { namesOf } from "./naming";
export { edit, publish, withdraw } from "./publishing";
export { addSamples } from "./samples";
export { allOpen, bySlug, choices, ofJob, open } from "./service";
