import type { Verdict } from "../model";

export type Sign = { sign: RegExp; verdict: Verdict };

const sign = (pattern: RegExp, kind: Verdict["kind"], reason: string): Sign => ({
  sign: pattern,
  verdict: { kind, reason },
});

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
    /^(404\b(?!\s?\p{L}+ (jobs|stellen|vacatures))|(this |the )?(page|job|ad|vacancy|listing)( you requested)? (was )?not found|page (cannot|could not) be found|(diese |die )?(seite|stelle|stellenanzeige)( wurde)?( leider)? nicht (gefunden|mehr verfügbar)|(deze )?(pagina|vacature)( is)? (niet (gevonden|meer beschikbaar)|verlopen)|page (introuvable|non trouvée)|(offre|annonce) (introuvable|expirée)|p[aá]gina n(o|ão) encontrada|(oferta|vaga) (no disponible|no encontrada|não encontrada)|pagina non trovata|offerta (scaduta|non trovata)|sid(an|en) (hittades inte|blev ikke fundet|ble ikke funnet|finns inte)|sivua ei löyt|nie znaleziono (strony|oferty)|(this |the )?(job|vacancy|position|listing)( posting)? (has expired|is no longer available))/iu,
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
