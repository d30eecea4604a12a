import { html, autosave, type Markup } from "@/modules/platform/public-pages";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { fillText } from "../words";
import type { WeekVisit } from "./entering";
import { nameOf, slotsOf } from "./fields";
import { isAsked, noticedAs } from "./noticed";
import { shortDay, timesOf } from "./shown";
import { hourWordsIn } from "./words";

/** The hours of a week as fields: one shift of each day in sight, whatever else there may be opened below it. */
export function formOf(visit: WeekVisit, path: string): Markup {
  const { locale, week, said, faults } = visit;
  const words = hourWordsIn(locale);
  return html`<form
    method="post"
    enctype="multipart/form-data"
    class="week"
    action="${path}"
    ${autosave({ key: keyOf(week), refusedAt: Object.keys(faults).length > 0 && path, lasts: true, isAnswered: said === "stale" })}
  >
    <input type="hidden" name="version" value="${week.version}" />
    <input type="hidden" name="seen" value="${isAsked(visit) ? noticedAs(week.noticed) : ""}" />
    <div class="ways">
      ${week.planned.length > 0 && way("planned", words.planned)}
      ${week.before.length > 0 && way("previous", words.previous)}
    </div>
    ${week.days.map((day) => dayOf(visit, day))}
    <div class="ways done">
      <div class="kept" role="status">
        <p data-said="offline" class="notice" hidden>${words.offline}</p>
        <p data-said="restored" class="notice" hidden>${words.restored}</p>
      </div>
      ${way("save", words.save)}
      <button class="button primary" name="deed" value="submit">
        ${isAsked(visit) ? words.anyway : words.submit}
      </button>
    </div>
  </form>`;
}

/** By which a device knows the hours of a week again. */
export const keyOf = ({ deploymentId, week }: WeekVisit["week"]): string =>
  `hours ${deploymentId} ${week}`;

const way = (deed: string, label: string) =>
  html`<button class="button outlined" name="deed" value="${deed}">${label}</button>`;

function dayOf(visit: WeekVisit, day: string): Markup {
  const { locale, week, fields } = visit;
  const words = hourWordsIn(locale);
  const [, ...others] = slotsOf(fields, day);
  const planned = week.planned.filter((it) => it.day === day);
  const times = planned.map((it) => timesOf(it, { locale, zone: week.zone })).join(", ");
  const isOpen = isSpecial(visit, day, 0) || others.some((slot) => isUsedIn(visit, day, slot));
  return html`<fieldset>
    <legend>${shortDay(locale, day)}</legend>
    ${times && html`<p class="hint">${fillText(words.plannedAs, { times })}</p>`}
    ${timesIn(visit, day, 0)}
    <details ${isOpen && html`open`}>
      <summary>${words.more}</summary>
      ${hoursOf(visit, day, 0)}
      ${others.map((slot) => html`${timesIn(visit, day, slot)} ${hoursOf(visit, day, slot)}`)}
    </details>
  </fieldset>`;
}

/** Whether something stands there that would be closed away. */
const isSpecial = ({ fields }: WeekVisit, day: string, slot: number): boolean =>
  Boolean(fields[nameOf(day, slot, "hours")]) ||
  (fields[nameOf(day, slot, "type")] ?? "regular") !== "regular";

const isUsedIn = (visit: WeekVisit, day: string, slot: number): boolean =>
  Boolean(visit.fields[nameOf(day, slot, "from")]) || isSpecial(visit, day, slot);

type Field = "from" | "until" | "pause" | "hours";

function field(visit: WeekVisit, name: string, of: Field): Markup {
  const { locale, fields, faults } = visit;
  const words = hourWordsIn(locale);
  const fault = faults[name];
  const type = of === "from" || of === "until" ? "time" : "text";
  return html`<label class="field"
    >${words[of]}<input
      type="${type}"
      name="${name}"
      value="${fields[name] ?? ""}"
      ${type === "text" && html`inputmode="decimal" maxlength="8"`}
      ${fault && html`aria-invalid="true" aria-describedby="${name}"`}
    />${fault && html`<span class="fault" id="${name}">${words.faults[fault]}</span>`}</label
  >`;
}

const timesIn = (visit: WeekVisit, day: string, slot: number): Markup =>
  html`<div class="slot">
    ${(["from", "until", "pause"] as const).map((of) => field(visit, nameOf(day, slot, of), of))}
  </div>`;

function hoursOf(visit: WeekVisit, day: string, slot: number): Markup {
  const words = hourWordsIn(visit.locale);
  const name = nameOf(day, slot, "type");
  const chosen = visit.fields[name] ?? "regular";
  return html`<div class="wide">
    ${field(visit, nameOf(day, slot, "hours"), "hours")}
    <label class="field"
      >${words.type}<select name="${name}">
        ${hourTypes.map((it) => html`<option value="${it}" ${it === chosen && html`selected`}>${words.types[it]}</option>`)}
      </select></label
    >
  </div>`;
}
