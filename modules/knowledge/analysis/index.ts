export * from "./model";
export * from "./rules";
export * from "./analyse";
export * from "./worth";
export * from "./catalogue";
export * from "./related";
export { readWords } from "./engine/text/clean";
export { isMark } from "./engine/text/marks";
export { certifications, skills, systemRules } from "./engine/lexicon/taxonomy";
