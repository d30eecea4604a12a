import type { Locale } from "@/modules/platform/accounts/rules";
import type { Facts } from "./facts";
import type { FormState } from "./form";
import type { Words } from "./words";

/** What the page tells, and in which words. */
export type Told = { facts: Facts; locale: Locale; form: FormState };
export type Speaking = Told & { words: Words };
