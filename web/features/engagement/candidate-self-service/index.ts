export { CandidateRequests } from "./candidate-requests";
export { OwnPagePart } from "./own-page-part";
export { ownPageOf } from "./use-own-page";
