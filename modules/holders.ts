import type { Holder } from "@/src/holders";
import { applicationsHolder } from "./applications";
import { candidatesHolder } from "./candidates";
import { clientsHolder } from "./clients";
import { decisionsHolder } from "./decisions";
import { matchingHolder } from "./matching";
import { recordsHolder } from "./records";
import { recruitersHolder } from "./recruiters";
import { usersHolder } from "./users";

/** Every module that stores personal data; export and erasure go through all of them. */
export const holders: Holder[] = [
  applicationsHolder,
  candidatesHolder,
  clientsHolder,
  decisionsHolder,
  matchingHolder,
  recordsHolder,
  recruitersHolder,
  usersHolder,
];
