export { figures, begunIn, timeToFill, clientSatisfaction } from "./figures";
export { adsByWeek } from "./forecast";
export { arrivals, arrivalsBySource } from "./arrivals";
export { closedProjects, successRate } from "./success";
export { demandIn, candidatesWith, adsIn } from "./demand";
export { agreedAhead, placements } from "./placements";
export { staysIn } from "./staying";
export { actualIn, earnings, hoursIn } from "./hours";
