import { html, type Markup } from "@/modules/platform/public-pages";
import { isEditable, minutesIn, type OwnWeek } from "@/modules/staffing/timesheets";
import type { Visit } from "../visiting";
import { dayIn, fillText } from "../words";
import { hoursIn } from "./shown";
import { hourWordsIn } from "./words";

/** The weeks of whoever works by the hour, first what waits for them. */
export function hoursSectionOf({ locale, weeks }: Visit, secret: string): Markup | null {
  if (weeks.length === 0) return null;
  const words = hourWordsIn(locale);
  const one = ({ week, status, deploymentId, position, clientName, ...its }: OwnWeek) => {
    const { entries, reason, zone } = its;
    const total = fillText(words.total, { hours: hoursIn(locale, minutesIn(entries, zone)) });
    const isOpen = isEditable(status);
    const title = fillText(words.week, { day: dayIn(locale, week) });
    return html`<article>
      <h3>${title}</h3>
      <p class="hint">${position} · ${clientName}</p>
      <p class="said">${words.statuses[status]}${entries.length > 0 && ` · ${total}`}</p>
      ${status === "disputed" && html`<p>${fillText(words.disputed, { reason: reason ?? "" })}</p>`}
      <p>
        <a
          class="${isOpen ? "button primary" : "more"}"
          href="/me/${secret}/hours/${deploymentId}/${week}?lang=${locale}"
          aria-label="${isOpen ? words.enter : words.show}: ${title}, ${clientName}"
          >${isOpen ? words.enter : words.show}</a
        >
      </p>
    </article>`;
  };
  const inOrder = weeks.toSorted(
    (a, b) => Number(isEditable(b.status)) - Number(isEditable(a.status)),
  );
  return html`<section>
    <h2>${words.title}</h2>
    ${inOrder.map(one)}
  </section>`;
}
