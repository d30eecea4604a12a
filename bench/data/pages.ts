import { adNumber, type WrittenAd } from "./ads";
import { pick, seeded } from "./seed";

/** Four career portals of 500 pages each: as many as one sitemap is read for. */
export const hosts = ["jobs-a.example", "jobs-b.example", "jobs-c.example", "jobs-d.example"];
export const pagesPerHost = 500;
export const pageCount = hosts.length * pagesPerHost;

export const addressOf = (n: number): string =>
  `http://${hosts[Math.floor(n / pagesPerHost)]}/vacancy/${n}`;

export function sitemapOf(host: string): string {
  const first = hosts.indexOf(host) * pagesPerHost;
  const urls = Array.from(
    { length: pagesPerHost },
    (_, n) => `<url><loc>${addressOf(first + n)}</loc></url>`,
  );
  return `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>`;
}

const surroundings = new Map<number, string[]>();

/** A career page of this many bytes: head, styles, state, menu, the ad, and many other jobs beside it. */
export function pageOf(n: number, bytes: number): string {
  const ad = adNumber(n);
  const kinds = surroundings.get(bytes) ?? Array.from({ length: 8 }, (_, k) => around(k, bytes));
  surroundings.set(bytes, kinds);
  return `${headOf(ad, n)}<main><h1>${ad.title}</h1><article>${ad.html}</article></main>
${kinds[n % kinds.length]}</body></html>`;
}

function headOf(ad: WrittenAd, n: number): string {
  const styles = Array.from({ length: 90 }, (_, k) => `.c${k}{margin:${k}px;color:inherit}`).join(
    "",
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${ad.title}</title>
<meta name="viewport" content="width=device-width"><style>${styles}</style>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script>
<script type="application/ld+json">${JSON.stringify(postingOf(ad, n)).replaceAll("<", "\\u003c")}</script>
</head><body>`;
}

const postingOf = (ad: WrittenAd, n: number) => ({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: ad.title,
  description: ad.html,
  identifier: { "@type": "PropertyValue", name: ad.company, value: `REQ-${n}` },
  datePosted: ad.posted,
  employmentType: "FULL_TIME",
  hiringOrganization: { "@type": "Organization", name: ad.company },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: ad.city, addressCountry: ad.country },
  },
  ...(ad.pay && {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: {
        "@type": "QuantitativeValue",
        minValue: ad.pay[0],
        maxValue: ad.pay[1],
        unitText: "YEAR",
      },
    },
  }),
  url: addressOf(n),
});

/** Nine parts of markup to one of script state, which is about what career pages carry. */
function around(kind: number, bytes: number): string {
  const random = seeded(1000 + kind);
  const state = Array.from({ length: Math.floor(bytes / 2000) }, () => [
    pick(random, ["a", "b", "c"]),
    Math.floor(random() * 1e6),
    "x".repeat(180),
  ]);
  const cards: string[] = [];
  let room = bytes - 12_500 - JSON.stringify(state).length;
  while (room > 0) {
    const card = cardOf(random);
    cards.push(card);
    room -= card.length;
  }
  return `<aside><ul>${cards.join("\n")}</ul></aside><script>window.__STATE__=${JSON.stringify(state)}</script>`;
}

function cardOf(random: () => number): string {
  const ad = adNumber(Math.floor(random() * 5000));
  return `<li class="card c${Math.floor(random() * 90)}" data-id="${Math.floor(random() * 1e6)}"><a href="/vacancy/${Math.floor(random() * 5000)}" class="card__link"><span class="card__title">${ad.title}</span></a>
<div class="card__meta"><span class="icon icon--pin"></span><span>${ad.city}</span><span class="dot">·</span><time datetime="${ad.posted}">${ad.posted}</time></div>
<p class="card__text">${ad.html.slice(40, 160).replace(/<[^>]*>?/g, " ")}</p><button type="button" aria-label="Save"><svg viewBox="0 0 16 16"><path d="M3 2h10v12l-5-3-5 3z"/></svg></button></li>`;
}
