export { RecruiterMatchPage as Component } from "./recruiter-match-page";
