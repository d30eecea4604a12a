import { payPeriods, purposes } from "@/modules/crm/candidates/rules";
import { html, autosave, autosaveNotes, type Markup } from "@/modules/platform/public-pages";
import {
  maxCoverLetterLength,
  maxSalaryLength,
  relocations,
} from "@/modules/staffing/applications/rules";
import { choice, type Drawing, field, input, questionField, textarea, tick } from "./page-fields";
import { currencies, cvFormats, maxEmailLength, maxNameLength, maxPhoneLength } from "../rules";
import { chosenCv } from "../cv";
import type { View } from "../sending";
import { fillText, type Words } from "../words";

const maxShownNameLength = 80;

/** The whole form: about the person, about the work, what the job asks, and what they agree to. */
export function formOf(view: View, words: Words): Markup {
  const drawing = { view, words };
  const { slug } = view.publication;
  const address = `/careers/${slug}/apply?lang=${view.locale}`;
  return html`${wrongOf(drawing)}
    <form
      class="apply"
      method="post"
      enctype="multipart/form-data"
      action="${address}"
      ${autosave({ key: keyOf(view), refusedAt: view.sent !== null && address })}
    >
      <input type="hidden" name="stamp" value="${view.stamp}" />
      <p class="trap" aria-hidden="true">
        <label>Fax <input name="fax" tabindex="-1" autocomplete="off" /></label>
      </p>
      ${aboutYou(drawing)} ${aboutWork(drawing)} ${questionsOf(drawing)} ${consentsOf(drawing)}
      ${autosaveNotes(view.locale, true)}
      <button class="button primary large" type="submit">${words.send}</button>
    </form>`;
}

/** The key under which the browser stores the half-filled form. */
export const keyOf = ({ publication }: Pick<View, "publication">): string =>
  `apply ${publication.slug}`;

/** Everything that is wrong in one place, each leading to its field. */
function wrongOf({ view, words }: Drawing): Markup | null {
  const { trouble, errors, publication, sent } = view;
  const names = Object.entries(errors);
  if (!trouble && names.length === 0) return null;
  const labels: Record<string, string> = {
    ...words.fields,
    ...Object.fromEntries(publication.questions.map((it) => [it.id, it.words])),
  };
  return html`<div class="refused" role="alert">
    <p>${trouble ? words.errors[trouble] : words.wrong}</p>
    <ul>
      ${names.map(
        ([name, error]) =>
          html`<li><a href="#${name}">${labels[name]}</a>: ${words.errors[error]}</li>`,
      )}
    </ul>
    ${sent && chosenCv(sent) && !errors["cv"] && html`<p>${againOf({ view, words })}</p>`}
  </div>`;
}

const aboutYou = (drawing: Drawing) =>
  html`<fieldset class="card two">
    <legend>${drawing.words.about}</legend>
    ${input(drawing, "firstName", html`autocomplete="given-name" maxlength="${maxNameLength}"`)}
    ${input(drawing, "lastName", html`autocomplete="family-name" maxlength="${maxNameLength}"`)}
    ${input(drawing, "email", html`type="email" autocomplete="email" maxlength="${maxEmailLength}"`)}
    ${input(drawing, "phone", html`type="tel" autocomplete="tel" maxlength="${maxPhoneLength}"`)}
    ${cvField(drawing)}
  </fieldset>`;

/** Says that the CV has to be chosen again: no page can preset a file field. */
const againOf = ({ view, words }: Drawing) =>
  view.sent && fillText(words.again, { cv: chosenCv(view.sent).slice(0, maxShownNameLength) });

function cvField(drawing: Drawing): Markup {
  const { view, words } = drawing;
  const accepted = cvFormats.map((format) => `.${format}`).join();
  const control = html`<input
    id="cv"
    name="cv"
    type="file"
    accept="${accepted}"
    aria-describedby="cv-hint cv-error"
    ${view.errors["cv"] && html`aria-invalid="true"`}
    ${view.publication.needsCv && html`required`}
  />`;
  const hint = html`<p class="hint" id="cv-hint">${words.cvHint}</p>`;
  return field({
    drawing,
    name: "cv",
    isNeeded: view.publication.needsCv,
    control: html`${control}${hint}${chosenBefore(drawing)}`,
  });
}

/** What is said beside a CV that has to be chosen again, and how it is left out on purpose. */
function chosenBefore({ view, words }: Drawing): Markup | null {
  const was = view.sent && chosenCv(view.sent);
  if (!was) return null;
  const ticked = view.sent?.withoutCv === "yes";
  return html`<input type="hidden" name="cvWas" value="${was}" />
    ${!view.errors["cv"] && html`<p class="problem">${againOf({ view, words })}</p>`}
    ${
      !view.publication.needsCv &&
      html`<label class="choice">
        <input type="checkbox" name="withoutCv" value="yes" ${ticked && html`checked`} />
        <span>${words.withoutCv}</span>
      </label>`
    }`;
}

const aboutWork = (drawing: Drawing) =>
  html`<fieldset class="card two">
    <legend>${drawing.words.work}</legend>
    ${textarea(drawing, "coverLetter", maxCoverLetterLength)}
    <p class="hint">${drawing.words.leaveOut}</p>
    ${input(drawing, "expectedSalary", html`maxlength="${maxSalaryLength}" inputmode="decimal"`)}
    ${choice(
      drawing,
      "salaryCurrency",
      currencies.map((it) => [it, it]),
    )}
    ${choice(
      drawing,
      "salaryPeriod",
      payPeriods.map((it) => [it, drawing.words.periods[it]]),
    )}
    ${input(drawing, "availableDate", html`type="date"`)}
    ${choice(
      drawing,
      "relocate",
      relocations.map((it) => [it, drawing.words[it]]),
    )}
  </fieldset>`;

const questionsOf = (drawing: Drawing) =>
  drawing.view.publication.questions.length > 0 &&
  html`<fieldset class="card">
    <legend>${drawing.words.questions}</legend>
    ${drawing.view.publication.questions.map((it) => questionField(drawing, it))}
  </fieldset>`;

/** What happens with the data is told; what may be agreed to is asked, each by itself and unticked. */
function consentsOf(drawing: Drawing): Markup {
  const { view, words } = drawing;
  const waiting = fillText(view.canAsk ? words.noticeAsked : words.noticeOffice);
  const values = { agency: view.agency.name, contact: view.agency.contact, waiting };
  return html`<details>
      <summary>${words.notice}</summary>
      ${words.noticeTexts.map((text) => html`<p>${fillText(text, values)}</p>`)} ${privacyOf(view)}
    </details>
    <fieldset class="card">
      <legend>${words.consents}</legend>
      <p class="hint">${words.consentsHint}</p>
      ${purposes.map((purpose) => tick(drawing, purpose, view.asked.texts[purpose][view.locale]))}
    </fieldset>`;
}

/** The whole notice, where it is published; what is written above is its gist. */
function privacyOf({ papers, locale }: View): Markup | null {
  const paper = papers.find(({ path }) => path === "/legal/privacy");
  if (!paper) return null;
  return html`<p>
    <a href="${paper.path}?lang=${locale}" target="_blank" rel="noopener">${paper.name}</a>
  </p>`;
}
