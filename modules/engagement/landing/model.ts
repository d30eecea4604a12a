import { z } from "zod";
import { maxCompanyLength, maxMessageLength, maxNameLength, trap } from "./rules";

const raw = z.string().max(10_000).optional();

/** What the form sends, whatever it is: what is wrong with it is said in the reader's language. */
export const Sent = z.object({
  name: raw,
  company: raw,
  email: raw,
  phone: raw,
  message: raw,
  [trap]: raw,
  opened: raw,
});
export type Sent = z.infer<typeof Sent>;

const missing = { error: "missing" };
const noEmail = { error: "noEmail" };
const tooLong = { error: "tooLong" };
const needed = (longest: number) => z.string().trim().min(1, missing).max(longest, tooLong);

/** What somebody writes to the agency who has no account. The messages are keys of the page's words. */
export const Enquiry = z.object({
  name: needed(maxNameLength),
  company: needed(maxCompanyLength),
  email: needed(254).pipe(z.email(noEmail)),
  phone: z.string().trim().max(40, tooLong),
  message: needed(maxMessageLength),
});
export type Enquiry = z.infer<typeof Enquiry>;
export type Field = keyof Enquiry;
