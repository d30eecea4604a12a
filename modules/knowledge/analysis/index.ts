export * from "./model";
export * from "./rules";
export * from "./analyse";
export * from "./worth";
export * from "./catalogue";
export * from "./related";
export { readWords } from "./engine/clean";
export { isMark } from "./engine/marks";
export { certifications, skills, systemRules } from "./engine/taxonomy";
