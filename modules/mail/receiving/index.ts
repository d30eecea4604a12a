export { largestMessage, type Refusal } from "./limits";
export { letGoOfReader, readMail } from "./readers";
export type { Mailbox, Message, Reading, SentPart } from "./reading";
export type { Report, ReportedRecipient } from "./reports";
