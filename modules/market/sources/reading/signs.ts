import type { Verdict } from "../model";

export type Sign = { sign: RegExp; verdict: Verdict };

const sign = (pattern: RegExp, kind: Verdict["kind"], reason: string): Sign => ({
  sign: pattern,
  verdict: { kind, reason },
});

const adIn = {
  en: "(?:sorry,? )?(?:this |the |your )?(?:page|job|ad|vacancy|position|listing)(?: posting| ad| advert)?(?: you requested| you are looking for)?",
  de: "(?:diese |die )?(?:gesuchte |angefragte |aufgerufene )?(?:seite|stelle|stellenanzeige|stellenangebot|anzeige|jobanzeige)",
  nl: "(?:deze |de )?(?:gezochte )?(?:pagina|vacature|baan)",
  fr: "(?:cette |la |l['’])?(?:page|offre|annonce)(?: d['’]emploi)?",
  es: "(?:esta |la )?(?:p[aá]gina|oferta|vaga|vacante)(?: de empleo| de trabajo)?",
  it: "(?:questa |la |l['’])?(?:pagina|offerta|annuncio)(?: di lavoro)?",
};

/** How a page begins to say that what it was to show is not there, or no more. */
const gone = [
  String.raw`404\b(?!\s?\p{L}+ (?:jobs|stellen|vacatures))`,
  String.raw`(?:nicht gefunden|niet gevonden|not found|non trouv[ée]e?|introuvable|no encontrad[ao]|non trovat[ao])\s*(?:$|[|–-])`,
  `${adIn.en} (?:(?:was |is |were )?not found|cannot be found|could not be found|has expired|is expired|is no longer (?:available|active|online|open)|no longer exists|does(?: not|n['’]t) exist|has been (?:filled|removed|closed)|is closed)`,
  `${adIn.de}(?: wurde| ist| existiert| gibt es)?(?: leider)? (?:nicht(?: gefunden| mehr|\\s*(?:$|[|–-]))|(?:bereits |schon )?(?:besetzt|abgelaufen|vergeben|deaktiviert|entfernt))`,
  `${adIn.nl}(?: is| bestaat| werd)?(?: helaas)? (?:niet(?: gevonden| meer|\\s*(?:$|[|–-]))|verlopen|vervuld|gesloten|verwijderd)`,
  `${adIn.fr} (?:introuvable|non trouvée|expirée|pourvue|n['’](?:est plus|existe (?:plus|pas))|a expiré|a été (?:pourvue|supprimée))`,
  `${adIn.es} (?:n(?:o|ão) (?:encontrad[ao]|disponible|existe)|ya no (?:est[aá] disponible|existe)|caducada|cerrada|ha (?:caducado|expirado))`,
  `${adIn.it} (?:non (?:trovat[ao]|è più|esiste)|scadut[ao]|chius[ao])`,
  "sid(?:an|en) (?:hittades inte|blev ikke fundet|ble ikke funnet|finns inte)",
  "sivua ei löyt",
  "nie znaleziono (?:strony|oferty)",
];

/** What a page's title says when it is no answer. */
export const titleSigns: Sign[] = [
  sign(
    /^(just a moment|checking your browser|attention required|one moment, please|security check$|additional verification|verify(ing)? (that )?you are (a )?human|are you a robot|pardon our interruption|human verification|bot verification)/i,
    "challenge",
    "the site asks to verify that a human is browsing",
  ),
  sign(
    /^(authenticating|(linkedin )?log ?in( (to|or|with)\b|\s*[|–-]|$)|sign (in|up)\b|linkedin: log in|anmelden|inloggen|se connecter|iniciar sesi)/i,
    "sign-in",
    "the site asks to sign in",
  ),
  sign(
    /(access (to this page )?(has been )?denied|^403\b|^forbidden|request (was )?blocked|zugriff verweigert|toegang geweigerd|acc[eè]s refus|acceso denegado|accesso negato|you have been blocked)/i,
    "blocked",
    "the site denied access",
  ),
  sign(
    new RegExp(`^(?:${gone.join("|")})`, "iu"),
    "not-found",
    "the site says that the page does not exist",
  ),
  sign(/^(429|too many requests)/i, "blocked", "the site asks to slow down"),
  sign(
    /^(502|503|504|bad gateway|service unavailable|gateway time-?out)/i,
    "upstream-error",
    "the site is down",
  ),
];

/** Words that only refusals carry, with the sentence they must stand in where alone they say nothing. */
export type Mark = { words: string[]; sentence?: RegExp; verdict: Verdict };

const asksIfHuman = (who: string, ...words: string[]): Mark => ({
  words,
  verdict: { kind: "challenge", reason: `${who} asks to verify that a human is browsing` },
});
const firewall: Verdict = { kind: "blocked", reason: "a firewall denied access" };

/** Looked for in the first and last part of a page. */
export const marks: Mark[] = [
  asksIfHuman("Cloudflare", "_cf_chl_opt", "cf-chl-", "cf_captcha_kind", "challenge-error-text"),
  asksIfHuman("DataDome", "captcha-delivery.com", "geo.captcha", "datadome.co/captcha"),
  asksIfHuman("PerimeterX", "px-captcha", "_pxAppId", "human-challenge"),
  asksIfHuman("Imperva", "_Incapsula_Resource?SWUDNSAI", "Incapsula incident ID"),
  asksIfHuman("AWS WAF", "window.gokuProps", "awsWafCookieDomainList", "aws-waf-token"),
  asksIfHuman("Akamai", "sec-if-cpt-container", "ak-challenge", "_sec/verify"),
  {
    words: ["/httpservice/retry/enablejs"],
    verdict: {
      kind: "challenge",
      reason: "the page answers only to a browser that runs its script",
    },
  },
  { words: ["errors.edgesuite.net"], verdict: firewall },
  {
    words: ["Web Application Firewall"],
    sentence: /blocked by .{0,40}Web Application Firewall/,
    verdict: firewall,
  },
];

/** How proxies answer when the site behind them did not. */
export const upstreamSign =
  /^\s*(upstream connect error|no healthy upstream|upstream request timeout|stream timeout)/;

/** Addresses that a site redirects to when it wants a visitor to sign in. */
export const signInPath =
  /\/(authwall|uas\/login|checkpoint\/|login|signin|account\/login)|secure\.indeed\.com\/auth/;
