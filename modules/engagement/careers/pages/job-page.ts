import {
  banded,
  dataOf,
  html,
  type Markup,
  type PublicPage,
} from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import { careersPage, type Setting, shareable } from "./frame";
import { addressOf, descriptionMarkup, jobPostingOf } from "../job-posting";
import type { Publication } from "../model";
import { cityIn, dayIn, payIn, placeIn, wordsIn } from "../words";

/** One job: what it is, what it pays, and the way to apply. */
export function jobPage(setting: Setting, job: Publication): PublicPage {
  const { locale, origin } = setting;
  const words = wordsIn(locale);
  const title = `${job.title}, ${cityIn(locale, job.city)}`;
  const description = [job.company, placeIn(locale, job), payIn(locale, job)];
  const told = { title, description: description.filter(Boolean).join(" · ") };
  const address = addressOf(origin, job);
  const head = html`${shareable(address, told)}${dataOf(jobPostingOf(job, setting))}`;
  const band = {
    eyebrow: html`<a href="/careers?lang=${locale}">← ${words.allJobs}</a>`,
    heading: html`<span lang="${job.locale}">${job.title}</span>`,
    lead: `${job.company ?? words.confidential} · ${placeIn(locale, job)}`,
  };
  const content = html`<div class="vacancy">
    ${glance(locale, job)}
    <div>
      <section class="said">
        <h2>${words.about}</h2>
        <div lang="${job.locale}">${descriptionMarkup(job.description)}</div>
      </section>
      ${sharing(locale, address, job.title)}
    </div>
  </div>`;
  return careersPage(setting, { title, head }, banded(band, content));
}

function glance(locale: Locale, job: Publication): Markup {
  const words = wordsIn(locale);
  return html`<aside class="card" aria-label="${words.facts}">
    <dl>
      <dt>${words.salary}</dt>
      <dd class="pay">${payIn(locale, job)}</dd>
      <dt>${words.employment}</dt>
      <dd>${words.employmentTypes[job.employmentType]}</dd>
      <dt>${words.category}</dt>
      <dd>${words.categories[job.category]}</dd>
      <dt>${words.postedOn}</dt>
      <dd>${dayIn(locale, job.publishedAt)}</dd>
      ${
        job.closesOn &&
        html`<dt>${words.until}</dt>
          <dd>${dayIn(locale, job.closesOn)}</dd>`
      }
    </dl>
    <a class="button primary large" href="/careers/${job.slug}/apply?lang=${locale}"
      >${words.apply}</a
    >
    <p class="hint">${words.applyHint} ${job.needsCv ? words.applyCv : words.applyNoCv}</p>
  </aside>`;
}

function sharing(locale: Locale, address: string, title: string): Markup {
  const words = wordsIn(locale);
  const said = encodeURIComponent(address);
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${said}`;
  return html`<section class="share" aria-label="${words.share}">
    <h2>${words.share}</h2>
    <p class="ways">
      <a class="button outlined" href="${letter}">${words.shareMail}</a>
      <a
        class="button outlined"
        href="https://www.linkedin.com/sharing/share-offsite/?url=${said}"
        rel="noopener"
        >${words.shareLinkedIn}</a
      >
    </p>
    <label class="field">${words.shareLink}<input type="text" readonly value="${address}" /></label>
  </section>`;
}

/** What an old address says: searches forget it, and people find another job. */
export function closedPage(setting: Setting, job: Publication | null): PublicPage {
  const { locale } = setting;
  const words = wordsIn(locale);
  const title = job ? words.closed : words.gone;
  const text = job
    ? words.closedText
        .replace("{title}", () => job.title)
        .replace("{city}", () => cityIn(locale, job.city))
    : words.goneText;
  const others = html`<p class="ways">
    <a class="button primary large" href="/careers?lang=${locale}">${words.seeOthers}</a>
  </p>`;
  const head = html`<meta name="robots" content="noindex" />`;
  const band = { heading: title, lead: text, more: others };
  return careersPage(setting, { title, head }, banded(band, null));
}
