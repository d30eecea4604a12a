export { figures, begunIn, timeToFill, clientSatisfaction } from "./figures";
export { adsByWeek } from "./forecast";
export { arrivals, arrivalsBySource } from "./arrivals";
export { closedProjects, successRate } from "./success";
export { demandIn, candidatesWith, adsIn } from "./demand";
export { placements } from "./placements";
export { staysIn } from "./staying";
export { hoursIn } from "./hours";
