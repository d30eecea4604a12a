export { CandidatesPage, CandidatesPage as Component } from "./candidates-page";
