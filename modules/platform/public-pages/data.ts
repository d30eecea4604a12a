import type { Markup } from "./markup";

/** What searches read of a page. Inside a script only "<" can end it early; escaped, no words can. */
export const dataOf = (data: object): Markup => ({
  safe: `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
});
