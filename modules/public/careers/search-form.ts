import { html, type Markup } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { CareersQuery } from "./model";
import { paySteps } from "./rules";
import type { Choice, Choices } from "./service";
import { countryIn, eurosIn, wordsIn } from "./words";

type Asked = { choices: Choices; query: CareersQuery };

/** A form that sends its choices in the address, so that a search can be kept and shared. */
export function searchForm(locale: Locale, { choices, query }: Asked): Markup {
  const words = wordsIn(locale);
  return html`<form class="find card" action="/careers" role="search">
    <label>
      ${words.search}
      <input
        type="search"
        name="q"
        value="${query.q}"
        maxlength="200"
        placeholder="${words.searchHint}"
      />
    </label>
    <label>
      ${words.category}
      <select name="category">
        <option value="">${words.anyCategory}</option>
        ${choices.categories.map((it) =>
          optionOf(it, query.category, `${words.categories[it.value]} (${it.n})`),
        )}
      </select>
    </label>
    <label>
      ${words.country}
      <select name="country">
        <option value="">${words.anyCountry}</option>
        ${choices.countries.map((it) =>
          optionOf(it, query.country, `${countryIn(locale, it.value)} (${it.n})`),
        )}
      </select>
    </label>
    <label>
      ${words.pay}
      <select name="pay">
        <option value="">${words.anyPay}</option>
        ${paySteps.map((step) =>
          optionOf(
            { value: String(step) },
            query.pay && String(query.pay),
            words.payStep.replace("{amount}", () => eurosIn(locale, step)),
          ),
        )}
      </select>
    </label>
    <input type="hidden" name="lang" value="${locale}" />
    <button class="button primary" type="submit">${words.find}</button>
  </form>`;
}

const optionOf = (
  { value }: Pick<Choice, "value">,
  chosen: string | number | undefined,
  label: string,
): Markup => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
