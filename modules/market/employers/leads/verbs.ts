export { list } from "./lists/listing";
export { leadsOf, move, owners } from "./leads";
