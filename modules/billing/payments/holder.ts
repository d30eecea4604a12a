import type { Holder } from "@/src/personal-data/holders";

/**
 * Names and accounts of those who paid are a client's, in the books that the law keeps (NL 7, DE 8, BE 10 years);
 * nothing of a candidate, a contact or a colleague is collected here.
 */
export const holder: Holder = {
  name: "payments",
  tables: [],
  async collect() {
    return {};
  },
  async erase() {
    return { writes: [], news: [] };
  },
};
