import type { Locale } from "@/modules/users/rules";
import { html, type Markup } from "./markup";
import { styles } from "./style";

export type Frame = {
  locale: Locale;
  nonce: string;
  title: string;
  /** What a page for everybody says of itself to searches; without it none may find the page. */
  head?: Markup;
  /** Colours and shapes besides those that all pages have. */
  style?: Markup;
  /** What stands before and after the content. */
  before?: Markup;
  after?: Markup;
};

const unfound = html`<meta name="robots" content="noindex, nofollow" />`;

/** A page for those who have no account: it stands alone and needs no script. */
export const framed = (
  { locale, nonce, title, head, style, before, after }: Frame,
  content: Markup,
): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        ${head ?? unfound}
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}${style}
        </style>
      </head>
      <body>
        ${before}
        <main>${content}</main>
        ${after}
      </body>
    </html>`.safe;
