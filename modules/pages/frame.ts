import type { Locale } from "@/modules/users/rules";
import { html, type Markup } from "./markup";
import { styles } from "./style";

export type Frame = { locale: Locale; nonce: string; title: string };

/** A page for those who have no account: it stands alone and needs no script. */
export const framed = ({ locale, nonce, title }: Frame, content: Markup): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.safe;
