export { exportLog } from "./logging";
export { overview } from "./overview";
export { peopleToReview } from "./people-to-review";
