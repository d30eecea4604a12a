export type { CalendarAnswer } from "./calendar-answers";
export { largestMessage, type Refusal } from "./limits";
export {
  type Folder,
  foldersOf,
  inboxOf,
  isWhole,
  withPassword as keyed,
  openFolder,
} from "./mailbox";
export { letGoOfReader, readMail } from "./readers";
export type { Mailbox, Message, Reading, SentPart } from "./reading";
export type { Report, ReportedRecipient } from "./reports";
export { overcome, backOff as troubled, troubleNow } from "../trouble";
export { troubleOf } from "./trouble";
