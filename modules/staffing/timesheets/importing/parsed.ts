/** What is wrong in one line of what was sent, or in one of its cells, whose column is named as a spreadsheet does. */
export type Wrong = { sentence: string; column?: string };
export const wrong = (sentence: string): Wrong => ({ sentence });
export type ImportFault = Wrong & { line: number };

/** Whose it is: the deployment's number, or else the person's name, number or email, and the client's name. */
export type Whose = { number: string; person: string; client: string };

/** Hours or an expense of one day as a file has them, with the line it stands in. */
export type Parsed<Item> = Whose & { line: number; day: string; item: Item };
export type ParsedFile<Item> = { parsed: Parsed<Item>[]; faults: ImportFault[] };
