import { isNull } from "drizzle-orm";
import { siteOf, languageOf, openDocumentOf, type Paper } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { shownCertificates } from "./certificates";
import { inForce } from "./documents";
import { certificatesPage, documentPage, nothingPage } from "./page";
import { editionOn, type Locale, publicTypes } from "./rules";
import { legalEditions } from "./schema";
import { wordsIn } from "./values";

type Asked = { slug: string; edition?: number | undefined };

/** A document as everybody reads it: what counts today, or the edition that was asked for. */
export async function read(app: App, request: Request, { slug, edition }: Asked) {
  const locale = languageOf(request);
  const type = publicTypes.find((it) => it === slug);
  const found = type && (await inForce(app, type, locale));
  const all = (found?.all ?? []).toSorted((a, b) => b.n - a.n);
  const meant = edition === undefined ? found?.edition : all.find(({ n }) => n === edition);
  if (!type || !meant) {
    const { email } = await siteOf(app, request);
    return openDocumentOf(app, request, { ...nothingPage(locale, email), status: 404 });
  }
  const sheet = documentPage({ locale, type, edition: meant, all, day: utcToday(app) });
  return openDocumentOf(app, request, sheet);
}

export async function readCertificates(app: App, request: Request) {
  const locale = languageOf(request);
  return openDocumentOf(app, request, certificatesPage(locale, await shownCertificates(app)));
}

/** What every foot leads to: only what was published and counts, and marks only while one holds. */
export async function publishedPapers(app: App): Promise<(locale: Locale) => Paper[]> {
  const { type, n, effectiveFrom, withdrawnAt, language } = legalEditions;
  const [editions, held] = await Promise.all([
    app.db
      .select({ type, n, effectiveFrom, withdrawnAt, language })
      .from(legalEditions)
      .where(isNull(withdrawnAt)),
    shownCertificates(app),
  ]);
  const day = utcToday(app);
  const counting = publicTypes.filter((it) =>
    editionOn(
      editions.filter((one) => one.type === it),
      day,
    ),
  );
  return (locale) => {
    const words = wordsIn(locale);
    const marks = { path: "/legal/certificates", name: words.certificates };
    return [
      ...counting.map((it) => ({ path: `/legal/${it}`, name: words.names[it] })),
      ...(held.length > 0 ? [marks] : []),
    ];
  };
}
