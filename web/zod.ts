import { z } from "zod";

// Zod would compile its checks as code, which the content policy forbids and the browser reports.
z.config({ jitless: true });

/** For lazily loaded forms: zod as the content policy of the document wants it. */
export { z };
