export { RecruiterMatchPage, RecruiterMatchPage as Component } from "./recruiter-match-page";
