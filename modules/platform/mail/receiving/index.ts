export { largestMessage, type Refusal } from "./limits";
export { type Folder, foldersOf, inboxOf, isWhole, keyed, openFolder } from "./mailbox";
export { letGoOfReader, readMail } from "./readers";
export type { Mailbox, Message, Reading, SentPart } from "./reading";
export type { Report, ReportedRecipient } from "./reports";
export { overcome, troubled, troubleNow } from "../trouble";
export { troubleOf } from "./trouble";
