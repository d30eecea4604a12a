import { z } from "zod";
import { fieldSentence, manyLines, oneLine, requiredSentence } from "./rules";

// Every model says what is wrong with a field in the same words, here and in the browser.
z.config({ customError: fieldSentence });

/** For a field that has to be given: only where nothing was given it is called required. */
export const required = { error: requiredSentence };

type Said = Parameters<typeof z.string>[0];

/** What is typed into one line, such as a name; signs that nobody sees do not stay in it. */
export const singleLine = (said?: Said) => z.string(said).overwrite(oneLine).trim();

/** What is typed into several. */
export const multiLine = (said?: Said) => z.string(said).overwrite(manyLines).trim();
