import type { Interview } from "@/modules/engagement/interviews";
import { html, autosave, autosaveNotes, type Markup } from "@/modules/platform/public-pages";
import type { Application } from "@/modules/staffing/applications";
import type { OwnPageAction } from "../model";
import { leavingReasons, maxLeavingReasonLength, maxWordsLength, stages } from "../rules";
import type { Visit } from "../visiting";
import { dayIn, fillText, momentIn, type Words, wordsIn } from "../words";

/** How each application stands, in the four stages, and what its reader can do with it. */
export function applicationsOf(visit: Visit): Markup {
  const words = wordsIn(visit.locale);
  return html`<section>
    <h2>${words.applications}</h2>
    ${visit.applications.length === 0 && html`<p class="hint">${words.noApplications}</p>`}
    ${visit.applications.map((one) => application(visit, one))}
    <p><a class="more" href="/careers?lang=${visit.locale}">${words.jobs}</a></p>
  </section>`;
}

type Values = Record<string, string>;

const hidden = (values: Values) =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

type Pressed = { deed: OwnPageAction["deed"]; label: string; values?: Values; isQuiet?: boolean };

/** One button that does one thing. */
export const button = ({ deed, label, values = {}, isQuiet }: Pressed): Markup =>
  form(
    { deed, values },
    html`<button class="button ${isQuiet ? "outlined" : "primary"}" type="submit">
      ${label}
    </button>`,
  );

type Filled = Pick<Pressed, "deed" | "values"> & { visit?: Visit };

/** A form of the page itself; which language it is in goes along in the address. One with fields says of whose visit. */
export const form = ({ deed, values = {}, visit }: Filled, content: Markup): Markup => {
  const { about } = values;
  const key = visit && keyOf(visit, about ? `${deed} ${about}` : deed);
  return html`<form method="post" enctype="multipart/form-data" ${key && autosave({ key })}>
    ${hidden({ deed, ...values })} ${content} ${visit && autosaveNotes(visit.locale)}
  </form>`;
};

/** By which a device knows a form of somebody's again. */
export const keyOf = ({ person }: Visit, of: string): string => `own ${person.id} ${of}`;

/** What cannot be taken back is opened first and said to be meant. */
export const careful = (
  words: Words,
  { deed, label, values }: Pressed,
  { hint, fields, visit }: { hint?: string; fields?: Markup; visit?: Visit } = {},
): Markup =>
  html`<details>
    <summary>${label}</summary>
    ${hint && html`<p class="hint">${hint}</p>`}
    ${form(
      { deed, ...(values && { values }), ...(visit && { visit }) },
      html`${fields ?? null}<label class="sure"
          ><input type="checkbox" name="sure" value="yes" data-unkept required />
          ${words.sure}</label
        ><button class="button outlined" type="submit">${label}</button>`,
    )}
  </details>`;

function application(visit: Visit, one: Application): Markup {
  const words = wordsIn(visit.locale);
  const stage = stages.findIndex((it) => it === one.status);
  const day = dayIn(visit.locale, one.appliedDate);
  return html`<article>
    <h3>${one.jobTitle}</h3>
    ${one.appliedAt && html`<p class="hint">${fillText(words.appliedOn, { day })}</p>`}
    ${stage < 0 ? closedAs(visit, one) : stagesTo(visit, stage)}
    ${one.status === "offer" && offer(visit, one)}
    ${stage >= 0 && leaving(visit, { deed: "withdraw", label: words.withdraw, values: { about: one.id } })}
  </article>`;
}

/** Says no; why is asked, and needs no answer. */
function leaving(visit: Visit, { values, ...pressed }: Pressed): Markup {
  const { locale } = visit;
  const words = wordsIn(locale);
  const { why, choose, more, reasons } = words.leaving;
  const fields = html`<label class="field"
      >${why}<select name="why">
        <option value="">${choose}</option>
        ${leavingReasons.map((it) => html`<option value="${it}">${reasons[it]}</option>`)}
      </select></label
    ><label class="field"
      >${more}<textarea name="words" rows="2" maxlength="${maxLeavingReasonLength}"></textarea>
    </label>`;
  return careful(words, { ...pressed, values: { ...values, lang: locale } }, { fields, visit });
}

/** Whoever accepted an offer has filled the job; everybody else reads how theirs ended. */
function closedAs(visit: Visit, { id, status }: Application): Markup {
  const closed: Record<string, string> = wordsIn(visit.locale).closed;
  const isTheirs = status === "filled" && acceptedIn(visit, id);
  return isTheirs ? thanked(visit, isTheirs) : html`<p class="said">${closed[status] ?? ""}</p>`;
}

const acceptedIn = ({ requests }: Visit, id: string) =>
  requests.find((it) => it.kind === "accept" && it.aboutId === id);

const thanked = ({ locale }: Visit, { at }: { at: string }): Markup =>
  html`<p class="said">${fillText(wordsIn(locale).accepted, { day: dayIn(locale, at) })}</p>`;

function stagesTo({ locale }: Visit, reached: number): Markup {
  const words = wordsIn(locale);
  const progress = fillText(words.progress, {
    n: String(reached + 1),
    stage: words.stages[stages[reached] ?? "pending"],
  });
  const mark = (n: number) => (n === reached ? html` aria-current="step"` : null);
  return html`<ol class="stages" aria-label="${progress}">
    ${stages.map(
      (stage, n) =>
        html`<li class="${n <= reached ? "past" : "ahead"}" ${mark(n)}>${words.stages[stage]}</li>`,
    )}
  </ol>`;
}

function offer(visit: Visit, { id }: Application): Markup {
  const words = wordsIn(visit.locale);
  const accepted = acceptedIn(visit, id);
  if (accepted) return thanked(visit, accepted);
  return html`<p class="said">${words.offer}</p>
    <p class="hint">${words.offerHint}</p>
    ${button({ deed: "accept", label: words.accept, values: { about: id } })}
    ${leaving(visit, { deed: "decline", label: words.decline, values: { about: id } })}`;
}

/** What is planned, by the clock of its place. */
export function interviewsOf(visit: Visit, secret: string): Markup {
  const words = wordsIn(visit.locale);
  return html`<section>
    <h2>${words.interviews}</h2>
    ${visit.interviews.length === 0 && html`<p class="hint">${words.noInterviews}</p>`}
    ${visit.interviews.map((one) => interview(visit, one, secret))}
  </section>`;
}

function interview(visit: Visit, one: Interview, secret: string): Markup {
  const { locale, requests } = visit;
  const words = wordsIn(locale);
  const asked = requests.find((it) => it.kind === "time" && it.aboutId === one.id && !it.settledAt);
  const details = [
    words.types[one.type],
    fillText(words.minutes, { minutes: String(one.durationMinutes) }),
    one.place,
    one.phone,
  ];
  return html`<article>
    <h3>${momentIn(locale, one.scheduledAt, one.timezone)}</h3>
    ${one.jobTitle && html`<p>${one.jobTitle}</p>`}
    <p class="hint">${details.filter(Boolean).join(" · ")}</p>
    ${one.link && html`<p><a class="button primary" href="${one.link}" rel="noopener noreferrer">${words.join}</a></p>`}
    <p><a class="more" href="/me/${secret}/interviews/${one.id}" download>${words.calendar}</a></p>
    ${
      asked
        ? html`<p class="said">${fillText(words.timeAsked, { day: dayIn(locale, asked.at) })}</p>
            ${button({ deed: "undo", label: words.undo, values: { about: asked.id }, isQuiet: true })}`
        : otherTime(visit, one)
    }
  </article>`;
}

function otherTime(visit: Visit, { id }: Interview): Markup {
  const words = wordsIn(visit.locale);
  const fields = html`<label class="field"
      >${words.whichTime}<textarea
        name="words"
        rows="3"
        maxlength="${maxWordsLength}"
      ></textarea></label
    ><button class="button primary" type="submit">${words.send}</button>`;
  return html`<details>
    <summary>${words.otherTime}</summary>
    ${form({ deed: "time", values: { about: id }, visit }, fields)}
  </details>`;
}
