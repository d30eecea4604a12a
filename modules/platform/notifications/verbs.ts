export { choose, matrixOf, toColleaguesOnly } from "./choosing";
export { sendDigests } from "./digest";
export {
  countUnread as counted,
  markSeenElsewhere as known,
  list,
  markSettled as settled,
  markRead as read,
  markUnread as unread,
} from "./service";
export { notify as told } from "./telling";
