import { type Purpose, purposes } from "@/modules/crm/candidates/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import { button, careful, form } from "./page-applications";
import { isRenewable } from "../requesting";
import type { RequestKind } from "../rules";
import type { Visit } from "../visiting";
import { dayIn, fillText, wordsIn } from "../words";

/** Documents that were sent to the reader. */
export function documentsOf({ locale, documents }: Visit, secret: string): Markup {
  const words = wordsIn(locale);
  const day = (at: string) => ({ day: dayIn(locale, at) });
  return html`<section>
    <h2>${words.documents}</h2>
    ${documents.length === 0 && html`<p class="hint">${words.noDocuments}</p>`}
    ${documents.map(
      ({ id, title, at, isSigned }) =>
        html`<article>
          <h3>${title}</h3>
          <p class="hint">${fillText(isSigned ? words.signedOn : words.sentOn, day(at))}</p>
          <p><a class="more" href="/me/${secret}/documents/${id}" download>${words.download}</a></p>
        </article>`,
    )}
  </section>`;
}

/** What the reader may put right; their name and address are the office's to change, because the link goes there. */
export function dataOf(visit: Visit): Markup {
  const { locale, person, said } = visit;
  const words = wordsIn(locale);
  const isSilent = (name: string) => name === "phone" && said === "noPhone";
  const field = (name: "phone" | "location" | "linkedin" | "availableFrom", type: string) =>
    html`<label class="field"
      >${words[name]}<input
        type="${type}"
        name="${name}"
        value="${person[name] ?? ""}"
        ${longest[name] && html`maxlength="${longest[name]}"`}
        ${isSilent(name) && html`aria-invalid="true" aria-describedby="no-phone" autofocus`}
      />${isSilent(name) && html`<span class="problem" id="no-phone">${words.noPhone}</span>`}</label
    >`;
  return html`<section>
    <h2>${words.data}</h2>
    <dl class="facts">
      <dt>${words.name}</dt>
      <dd>${person.firstName} ${person.lastName}</dd>
      <dt>${words.email}</dt>
      <dd>${person.email}<br /><span class="hint">${words.emailHint}</span></dd>
    </dl>
    ${form(
      { deed: "data", values: { version: String(person.version) }, visit },
      html`${field("phone", "tel")} ${field("location", "text")} ${field("linkedin", "text")}
        ${field("availableFrom", "date")}<button class="button outlined" type="submit">
          ${words.save}
        </button>`,
    )}
  </section>`;
}

const longest: Record<string, number> = { phone: 40, location: 120, linkedin: 300 };

/** Each consent by itself, in the words that are agreed to; taking it back is as easy as giving it. */
export function consentsOf(visit: Visit): Markup {
  const words = wordsIn(visit.locale);
  return html`<section>
    <h2>${words.consents}</h2>
    ${purposes.map((purpose) => consent(visit, purpose))}
  </section>`;
}

function consent({ locale, consents, now }: Visit, purpose: Purpose): Markup {
  const words = wordsIn(locale);
  const standing = consents.consents.find((it) => it.purpose === purpose && !it.withdrawnAt);
  const text = consents.texts.words[purpose][locale];
  return html`<article>
    <h3>${words.purposes[purpose]}</h3>
    <p>${text}</p>
    <p class="hint">
      ${standing ? fillText(words.given, { day: dayIn(locale, standing.givenAt) }) : words.notGiven}
    </p>
    ${
      standing
        ? button({ deed: "takeBack", label: words.takeBack, values: { purpose }, isQuiet: true })
        : button({ deed: "give", label: words.give, values: { purpose }, isQuiet: true })
    }
    ${standing && isRenewable(standing, now) && button({ deed: "give", label: words.renew, values: { purpose } })}
  </article>`;
}

/** What the law lets everybody ask. */
export function rightsOf(visit: Visit, secret: string): Markup {
  const { locale, consents } = visit;
  const words = wordsIn(locale);
  const until = dayIn(locale, consents.retention.until);
  return html`<section>
    <h2>${words.rights}</h2>
    <p>${fillText(words.rightsText, { day: until })}</p>
    <article>
      <p><a class="more" href="/me/${secret}/data.json" download>${words.copyNow}</a></p>
      <p class="hint">${words.copyHint}</p>
      ${
        asked(visit, "copy", words.copyAsked) ??
        button({ deed: "copy", label: words.copy, isQuiet: true })
      }
    </article>
    ${consents.restriction && html`<p class="said">${words.restricted}</p>`} ${objection(visit)}
    <article>
      ${
        asked(visit, "erasure", words.erasureAsked) ??
        careful(words, { deed: "erasure", label: words.erasure }, { hint: words.erasureHint })
      }
    </article>
  </section>`;
}

/** Stops every approach at once; nobody has to see to it first. */
function objection({ locale, consents: { objectedAt } }: Visit): Markup {
  const words = wordsIn(locale);
  return html`<article>
    ${objectedAt && html`<p class="said">${fillText(words.objected, { day: dayIn(locale, objectedAt) })}</p>`}
    ${
      objectedAt
        ? button({ deed: "unobject", label: words.unobject, isQuiet: true })
        : button({ deed: "object", label: words.object, isQuiet: true })
    }
    ${!objectedAt && html`<p class="hint">${words.objectHint}</p>`}
  </article>`;
}

function asked({ locale, requests }: Visit, kind: RequestKind, sentence: string): Markup | null {
  const words = wordsIn(locale);
  const open = requests.find((it) => it.kind === kind && !it.settledAt);
  if (!open) return null;
  return html`<p class="said">${fillText(sentence, { day: dayIn(locale, open.at) })}</p>
    ${button({ deed: "undo", label: words.undo, values: { about: open.id }, isQuiet: true })}`;
}
