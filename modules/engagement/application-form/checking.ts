import { z } from "zod";
import {
  ApplicationWords,
  availableFromDays,
  availableToDays,
} from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { payPeriods, type Purpose, purposes } from "@/modules/crm/candidates/rules";
import { isPhone } from "@/modules/platform/texts/rules";
import type { Publication } from "@/modules/engagement/careers";
import { dayMs } from "@/src/calendar";
import type { SentForm } from "./model";
import { currencies, maxEmailLength, maxNameLength, maxPhoneLength, maxDigits } from "./rules";
import type { FieldError } from "./words";

/** What is wrong with which field; a question's field is called by its id. */
export type Errors = Record<string, FieldError>;

export type Said = ApplicationWords & {
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string;
  phone: string | null;
  consents: Purpose[];
};

/** What was said, or what is wrong with it. */
export function checkForm(
  sent: SentForm,
  { questions }: Publication,
  today: string,
): Said | { errors: Errors } {
  const [firstName, lastName] = [oneLine(sent.firstName), oneLine(sent.lastName)];
  const [email, phone] = [oneLine(sent.email), oneLine(sent.phone)];
  const { emailKey } = candidates.keysOf({ email });
  const words = ApplicationWords.safeParse(wordsOf(sent, questions));
  const errors = {
    ...whereWrong("firstName", lengthOf(firstName, maxNameLength)),
    ...whereWrong("lastName", lengthOf(lastName, maxNameLength)),
    ...whereWrong("email", isAddress(email) && emailKey ? null : email ? "email" : "required"),
    ...whereWrong("phone", phone.length > maxPhoneLength ? "long" : phoneError(phone)),
    ...whereWrong("expectedSalary", isAmount(sent.expectedSalary) ? null : "amount"),
    ...whereWrong("availableDate", isFar(sent.availableDate, today.slice(0, 10)) ? "date" : null),
    ...(words.success ? {} : errorsIn(words.error, questions)),
    ...Object.assign({}, ...questions.map((it) => whereWrong(it.id, answerError(sent, it)))),
  };
  if (!words.success || !emailKey || Object.keys(errors).length > 0) return { errors };
  const consents = purposes.filter((purpose) => sent[purpose] === "yes");
  const person = { firstName, lastName, email, emailKey, phone: phone || null };
  return { ...words.data, ...person, consents };
}

const phoneError = (phone: string): FieldError | null =>
  phone && !isPhone(phone) ? "phone" : null;

/** That pay is to be agreed, as people write it where a form asks for an amount. */
const toBeAgreed =
  /\b(?:negotiable|to be (?:agreed|discussed)|market rate|in overleg|nader (?:te bepalen|overeen te komen)|n\.?o\.?t\.?k|marktconform|conform (?:de )?(?:cao|markt)|bespreekbaar|onderhandelbaar|nach (?:vereinbarung|absprache)|verhandelbar|verhandlungsbasis|vhb|markt[üu]blich|nach tarif)\b/iu;

/** A number somebody could be paid, in whatever words ("65k", "about 4.200 gross"), or that it is to be agreed. */
function isAmount(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "");
  if (!text.trim() || (!digits && toBeAgreed.test(text))) return true;
  return /[1-9]/.test(digits) && digits.length <= maxDigits && !/^\W*[-–−]\s*\d/.test(text);
}

type Question = Publication["questions"][number];

const wordsOf = (sent: SentForm, questions: Question[]) => ({
  coverLetter: sent.coverLetter,
  expectedSalary: salaryOf(sent),
  availableDate: sent.availableDate || null,
  relocate: sent.relocate || null,
  answers: questions
    .map(({ id, words }) => ({ question: words, answer: answerTo(sent, id) }))
    .filter(({ answer }) => answer),
});

/** An amount with its currency and for how long; words of one's own stay as they are. */
function salaryOf({ expectedSalary, salaryCurrency, salaryPeriod }: SentForm): string {
  const amount = expectedSalary.trim().replaceAll(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, "");
  const isUnit =
    currencies.some((it) => it === salaryCurrency) && payPeriods.some((it) => it === salaryPeriod);
  if (!isUnit || !/^\d+(?:[.,]\d{1,2})?$/.test(amount)) return expectedSalary;
  return `${amount} ${salaryCurrency} / ${salaryPeriod}`;
}

/** What was answered to a question. */
export function answerTo(sent: SentForm, id: string): string {
  const answer = sent[id];
  return typeof answer === "string" ? answer.trim() : "";
}

function answerError(sent: SentForm, { id, kind, options, isRequired }: Question) {
  const answer = answerTo(sent, id);
  if (!answer) return isRequired ? "required" : null;
  const allowed = kind === "yesNo" ? ["yes", "no"] : options;
  return kind === "text" || allowed.includes(answer) ? null : "choice";
}

function errorsIn(error: z.ZodError, questions: Question[]): Errors {
  const fields = error.issues.map(({ path: [field, n] }): [string, FieldError] => {
    if (field === "answers") return [questions[Number(n)]?.id ?? "answers", "long"];
    return [String(field), kindsOf[String(field)] ?? "long"];
  });
  return Object.fromEntries(fields);
}

const kindsOf: Record<string, FieldError> = { availableDate: "date", relocate: "choice" };

function isFar(day: string, today: string): boolean {
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  return days < availableFromDays || days > availableToDays;
}

const whereWrong = (field: string, error: FieldError | null): Errors =>
  error ? { [field]: error } : {};

const lengthOf = (text: string, most: number): FieldError | null =>
  text ? (text.length > most ? "long" : null) : "required";

const isAddress = (text: string) => z.email().max(maxEmailLength).safeParse(text).success;

/** A name has neither lines nor signs that turn or hide it. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
