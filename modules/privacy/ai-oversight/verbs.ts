export { exportLog } from "./logging";
export { overview } from "./overview";
export { peopleToReview as watched } from "./people-to-review";
