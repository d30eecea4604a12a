import { banded, html, type Markup, type PublicPage } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import { careersPage, type Setting, shareable } from "./frame";
import type { CareersQuery, Publication } from "../model";
import { pageSize, paySteps } from "../rules";
import type { CareersPage, Choices, Choice } from "../service";
import { dayIn, payIn, placeIn, wordsIn, countryIn, eurosIn } from "../words";

type Asked = { choices: Choices; query: CareersQuery };

/** A form that sends its choices in the address, so that a search can be kept and shared. */
function searchForm(locale: Locale, { choices, query }: Asked): Markup {
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
    ${categoryField(locale, { choices, query })} ${countryField(locale, { choices, query })}
    ${payField(locale, query)}
    <input type="hidden" name="lang" value="${locale}" />
    <button class="button primary" type="submit">${words.find}</button>
  </form>`;
}

function categoryField(locale: Locale, { choices, query }: Asked): Markup {
  const words = wordsIn(locale);
  return html`<label>
    ${words.category}
    <select name="category">
      <option value="">${words.anyCategory}</option>
      ${choices.categories.map((it) =>
        optionOf(it, query.category, `${words.categories[it.value]} (${it.n})`),
      )}
    </select>
  </label>`;
}

function countryField(locale: Locale, { choices, query }: Asked): Markup {
  const words = wordsIn(locale);
  return html`<label>
    ${words.country}
    <select name="country">
      <option value="">${words.anyCountry}</option>
      ${choices.countries.map((it) =>
        optionOf(it, query.country, `${countryIn(locale, it.value)} (${it.n})`),
      )}
    </select>
  </label>`;
}

function payField(locale: Locale, query: CareersQuery): Markup {
  const words = wordsIn(locale);
  return html`<label>
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
  </label>`;
}

const optionOf = (
  { value }: Pick<Choice, "value">,
  chosen: string | number | undefined,
  label: string,
): Markup => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;

export type Shelf = CareersPage & { choices: Choices; query: CareersQuery };

/** Every job that is open, a page at a time, with what narrows them down. */
export function listPage(setting: Setting, shelf: Shelf): PublicPage {
  const { locale } = setting;
  const words = wordsIn(locale);
  const { title } = words;
  const description = words.metaDescription.replace("{agency}", () => setting.agency);
  const head = shareable(`${setting.origin}/careers`, { title, description });
  const band = { heading: title, lead: words.intro, more: searchForm(locale, shelf) };
  const jobs = shelf.total === 0 ? emptiness(locale, shelf) : jobsOf(locale, shelf);
  return careersPage(setting, { title, head }, banded(band, jobs));
}

const isNarrowed = ({ q, category, country, pay }: CareersQuery) =>
  Boolean(q || category || country || pay);

function emptiness(locale: Locale, { query }: Shelf): Markup {
  const words = wordsIn(locale);
  if (!isNarrowed(query)) {
    return html`<div class="empty">
      <h2>${words.empty}</h2>
      <p>${words.emptyHint}</p>
    </div>`;
  }
  return html`<div class="empty">
    <h2>${words.none}</h2>
    <p>${words.noneHint}</p>
    <p><a class="button outlined" href="/careers?lang=${locale}">${words.clear}</a></p>
  </div>`;
}

function jobsOf(locale: Locale, shelf: Shelf): Markup {
  const words = wordsIn(locale);
  const { total, query } = shelf;
  const count = total === 1 ? words.count.one : words.count.other.replace("{n}", String(total));
  return html`<p class="count" role="status">
      <strong>${count}</strong>
      ${isNarrowed(query) && html`<a href="/careers?lang=${locale}">${words.clear}</a>`}
    </p>
    <ul class="jobs">
      ${shelf.publications.map((one) => cardOf(locale, one))}
    </ul>
    ${pagesOf(locale, shelf)}`;
}

function cardOf(locale: Locale, job: Publication): Markup {
  const words = wordsIn(locale);
  const facts = [
    placeIn(locale, job),
    words.employmentTypes[job.employmentType],
    words.categories[job.category],
  ];
  return html`<li class="job">
    <h2><a href="/careers/${job.slug}?lang=${locale}" lang="${job.locale}">${job.title}</a></h2>
    <p class="pay">${payIn(locale, job)}</p>
    <p class="firm">${job.company ?? words.confidential}</p>
    <p class="when hint">${words.posted.replace("{day}", dayIn(locale, job.publishedAt))}</p>
    <p class="tags">${facts.map((fact) => html`<span class="tag">${fact}</span>`)}</p>
  </li>`;
}

function pagesOf(locale: Locale, { query, total }: Shelf): Markup | null {
  const words = wordsIn(locale);
  const all = Math.ceil(total / pageSize);
  if (all < 2) return null;
  const link = (page: number, label: string) =>
    html`<a class="button outlined" href="/careers?${addressOf(locale, { ...query, page })}"
      >${label}</a
    >`;
  const where = words.page.replace("{n}", String(query.page)).replace("{all}", String(all));
  return html`<nav class="pages" aria-label="${words.pages}">
    ${query.page > 1 ? link(query.page - 1, words.previous) : html`<span></span>`}
    <span>${where}</span>
    ${query.page < all ? link(query.page + 1, words.next) : html`<span></span>`}
  </nav>`;
}

function addressOf(lang: Locale, query: CareersQuery): string {
  const said = Object.entries({ ...query, lang }).filter(([, value]) => value);
  return new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
}
