import { type Locale } from "@/modules/platform/accounts/rules";
import { wordsIn } from "../bar";
import { html, type Markup } from "../markup";

/** The script that keeps what is typed; a page whose forms say `autosave` has it in its head. */
export const autosaveScript = html`<script src="/keeping.js" defer></script>`;

type Kept = {
  /** Tells this form from all others of the house; it names nobody. */
  key: string;
  /** Where the form stands, if this page answers what was sent with what is wrong in it. */
  refusedAt?: string | false | null;
  /** Kept on the device until it is sent, and sent by itself once there is a connection again. */
  lasts?: boolean;
  /** Whether this page answers what was sent without having taken it, so that it is not sent again by itself. */
  isAnswered?: boolean;
};

/** Says of a form that what is typed into it stays until the server has taken it. */
export const autosave = ({ key, refusedAt, lasts, isAnswered }: Kept): Markup =>
  html` data-keep="${key}"${refusedAt && html` data-refused="${refusedAt}"`}${lasts && html` data-lasts`}${isAnswered && html` data-answered`}`;

/** Says on whatever page answers a form that it was taken, so that nothing of it is kept. */
export const autosaveDone = (key: string): Markup => html` data-taken="${key}"`;

/** Says that a form is no more: nothing of it is kept, sent or not. */
export const closed = (key: string): Markup => html`${autosaveDone(key)} data-closed`;

/** What a form says beside its button of what was kept; a browser keeps no file. */
export function autosaveNotes(locale: Locale, hasFile = false): Markup {
  const words = wordsIn(locale);
  const restored = hasFile ? `${words.restored} ${words.fileAgain}` : words.restored;
  return html`<div class="kept" role="status">
    <p class="notice" data-said="offline" hidden>${words.offline}</p>
    <p class="notice" data-said="restored" hidden>${restored}</p>
  </div>`;
}
