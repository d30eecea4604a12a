export { recorded, recordedAll, settled, settledOf } from "./recording";
export { counts, list, ofEntity } from "./service";
