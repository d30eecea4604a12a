import { suppressions } from "./suppressions";

/** Who is not written to is known below: whoever looks after people says so without knowing of letters. */
export const { addressHash, isSuppressed, reasonsBy, suppress, unsuppress } = suppressions;
