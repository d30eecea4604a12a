export const kinds = ["clients", "jobs"] as const;
export type ListKind = (typeof kinds)[number];

export const clientFields = [
  "name",
  "industry",
  "status",
  "website",
  "contractValue",
  "description",
  "vatNumber",
  "kvkNumber",
  "paymentDays",
  "contactName",
  "contactTitle",
  "contactEmail",
  "contactPhone",
  "street",
  "city",
  "country",
  "datacenters",
] as const;

export const jobFields = [
  "title",
  "client",
  "location",
  "country",
  "seats",
  "rate",
  "rateCurrency",
  "ratePeriod",
  "startsOn",
  "contract",
  "status",
  "description",
] as const;

export type ListField = (typeof clientFields)[number] | (typeof jobFields)[number];
/** Each once, whichever kind has it. */
export const listFields = [...new Set<ListField>([...clientFields, ...jobFields])];

/** What a column of a list of this kind may become. */
export const fieldsOf: Record<ListKind, readonly ListField[]> = {
  clients: clientFields,
  jobs: jobFields,
};

/** Without it there is nothing to keep. */
export const neededField = { clients: "name", jobs: "title" } as const;

export const listStates = ["draft", "running", "completed", "failed", "undone"] as const;
export type ListState = (typeof listStates)[number];

/** What a row became; one that is closed there is not opened here. */
export const lineOutcomes = ["created", "skipped", "closed", "rejected"] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What becomes of a row that is here already. */
export const duplicateChoices = ["skip", "create"] as const;

/** An agency has so many clients and jobs, and not a hundred thousand. */
export const maxListRows = 5_000;
export const shownPreview = 10;
/** Rows of one kind that the check names. */
export const shownLines = 50;
/** A job is analysed as it is taken down, so that fewer land at once. */
export const batchSizes = { clients: 50, jobs: 10 } as const;
export const lookedUpAtOnce = 200;
/** A file that nobody goes on with may name people: it is not kept for long. */
export const draftDays = 7;
