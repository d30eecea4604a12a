import { dayMs } from "@/src/calendar";

/** Whether the person has said by mail that it was them; confirmed ones keep nothing but that. */
export const states = ["unconfirmed", "confirmed"] as const;

/** A link that nobody opened for so long has ended, and what was sent with it is gone. */
export const keptDays = 7;

/** As long as the office has to ask somebody to whom no letter could go. */
export const unaskedDays = 28;

/** Nobody reads and fills in the form faster; a machine does. */
export const minMs = 3000;
/** As long as a form may lie open. */
export const maxMs = dayMs;

/** What one address may send in an hour: forms that are kept, and all that are looked at. */
export const keptPerHour = 5;
export const triesPerHour = 40;
/** Jobs that one mailbox is asked to confirm in a day, whoever asks. */
export const perMailboxADay = 10;
/** What one job takes in a day, and the whole house at one time. */
export const perJobADay = 200;
export const maxWaiting = 2000;
/** All CVs that wait together, so that nobody fills the disk. */
export const maxWaitingBytes = 2 * 1024 * 1024 * 1024;
export const maxCvBytes = 5 * 1024 * 1024;
/** What a CV may be: a spreadsheet or a picture of the applicant is none. */
export const cvFormats = ["pdf", "docx", "odt", "txt"] as const;

/** Links that were never made, from one network in a minute. */
export const guessesPerMinute = 30;

/** What people are paid in where the agency works. */
export const currencies = ["EUR", "GBP", "CHF", "SEK", "DKK", "NOK", "PLN", "CZK"] as const;

export const maxNameLength = 80;
export const maxEmailLength = 254;
export const maxPhoneLength = 40;
/** What somebody expects to be paid, or two ends of it. */
export const maxDigits = 16;
/** Without these nobody can be answered. */
export const requiredFields = ["firstName", "lastName", "email"] as const;

/** As many as the office is shown at once of those who have not confirmed, the newest. */
export const maxShown = 100;
