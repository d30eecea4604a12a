export { choose, matrixOf, toColleaguesOnly } from "./choosing";
export { sendDigests } from "./digest";
export { countUnread, markSeenElsewhere, list, markSettled, markRead, markUnread } from "./service";
export { notify } from "./notifying";
