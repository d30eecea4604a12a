import type { Holder } from "@/src/holders";
import { decisionsHolder } from "./decisions";
import { recruitersHolder } from "./recruiters";
import { usersHolder } from "./users";

/** Every module that stores personal data; export and erasure go through all of them. */
export const holders: Holder[] = [decisionsHolder, recruitersHolder, usersHolder];
