import { parseAmount } from "@/web/shared/record/form/parse-number";
import type {
  NewPublication,
  Publication,
  PublicationDraft,
  Question,
} from "@/modules/engagement/careers/model";

/** What stands in the fields; numbers and days are what was typed. */
export type PublishForm = Omit<
  NewPublication,
  "salaryFrom" | "salaryTo" | "company" | "closesOn" | "questions"
> & {
  salaryFrom: string;
  salaryTo: string;
  company: string;
  closesOn: string;
  questions: QuestionForm[];
};

/** The answers of a choice are typed a line each. */
export type QuestionForm = Omit<Question, "options"> & { options: string };

const typed = (amount: number | null) => (amount === null ? "" : String(amount));

/** What is published already, else what the job's own ad tells. */
export function formOf(publication: Publication | null, draft: PublicationDraft): PublishForm {
  const { salaryFrom, salaryTo, ...said } = publication ?? { ...unsaid, ...draft };
  return {
    locale: said.locale,
    title: said.title,
    company: said.company ?? "",
    city: said.city,
    country: said.country,
    category: said.category ?? "DC Operations",
    employmentType: said.employmentType,
    salaryFrom: typed(salaryFrom),
    salaryTo: typed(salaryTo),
    salaryPeriod: said.salaryPeriod,
    description: said.description,
    needsCv: said.needsCv,
    // A page that is over begins a new stretch.
    closesOn: (publication?.state === "open" ? said.closesOn : draft.closesOn) ?? "",
    questions: said.questions.map((it) => ({ ...it, options: it.options.join("\n") })),
  };
}

const unsaid: Pick<NewPublication, "employmentType" | "salaryPeriod" | "needsCv" | "questions"> = {
  employmentType: "full-time",
  salaryPeriod: "year",
  needsCv: false,
  questions: [],
};

export const inputOf = (form: PublishForm): NewPublication => ({
  ...form,
  company: form.company.trim() || null,
  salaryFrom: Number(parseAmount(form.salaryFrom)),
  salaryTo: Number(parseAmount(form.salaryTo)),
  closesOn: form.closesOn || null,
  questions: form.questions.map((it) => ({
    ...it,
    options: it.kind === "choice" ? linesOf(it.options) : [],
  })),
});

const linesOf = (text: string) => text.split("\n").flatMap((line) => line.trim() || []);

/** The employer is not to be named, and the text does it all the same. */
export function isGivenAway({ company, title, description }: PublishForm, employer: string | null) {
  if (company.trim() || !employer) return false;
  return `${title}\n${description}`.toLowerCase().includes(employer.toLowerCase());
}

export const newQuestion = (): QuestionForm => ({
  id: crypto.randomUUID(),
  words: "",
  kind: "yesNo",
  options: "",
  isRequired: true,
});
