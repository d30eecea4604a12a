import { html, type Markup } from "@/modules/platform/public-pages";
import type { Deed } from "./model";
import type { Words } from "./words";

type Values = Record<string, string>;

const hidden = (values: Values) =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

type Pressed = { deed: Deed["deed"]; label: string; values?: Values; isQuiet?: boolean };

/** One button that does one thing. */
export const button = ({ deed, label, values = {}, isQuiet }: Pressed): Markup =>
  form(
    { deed, values },
    html`<button class="button ${isQuiet ? "outlined" : "primary"}" type="submit">
      ${label}
    </button>`,
  );

/** A form of the page itself; which language it is in goes along in the address. */
export const form = (
  { deed, values = {} }: Pick<Pressed, "deed" | "values">,
  content: Markup,
): Markup =>
  html`<form method="post" enctype="multipart/form-data">
    ${hidden({ deed, ...values })} ${content}
  </form>`;

/** What cannot be taken back is opened first and said to be meant. */
export const careful = (words: Words, { deed, label, values }: Pressed, hint?: string): Markup =>
  html`<details>
    <summary>${label}</summary>
    ${hint && html`<p class="hint">${hint}</p>`}
    ${form(
      { deed, ...(values && { values }) },
      html`<label class="sure"
          ><input type="checkbox" name="sure" value="yes" required /> ${words.sure}</label
        ><button class="button outlined" type="submit">${label}</button>`,
    )}
  </details>`;
