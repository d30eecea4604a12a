export { draftOf, withDraft } from "./drafting";
export { edit, publish, withdraw } from "./publishing";
export { addSamples } from "./samples";
export { allOpen, bySlug, choices, ofJob, open } from "./service";
