import type { Verdict } from "./model";

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
    "the site asks for proof of being human",
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
  sign(/^(429|too many requests)/i, "blocked", "the site asks to slow down"),
  sign(
    /^(502|503|504|bad gateway|service unavailable|gateway time-?out)/i,
    "upstream-error",
    "the site is out of order",
  ),
];

/** Marks in the text that only refusals carry; looked for in the first and last part of a page. */
export const markSigns: Sign[] = [
  sign(
    /_cf_chl_opt|cf-chl-|cf_captcha_kind|challenge-error-text/,
    "challenge",
    "Cloudflare asks for proof of being human",
  ),
  sign(
    /captcha-delivery\.com|geo\.captcha|datadome\.co\/captcha/i,
    "challenge",
    "DataDome asks for proof of being human",
  ),
  sign(
    /px-captcha|_pxAppId|human-challenge/,
    "challenge",
    "PerimeterX asks for proof of being human",
  ),
  sign(
    /_Incapsula_Resource\?SWUDNSAI|Incapsula incident ID/,
    "challenge",
    "Imperva asks for proof of being human",
  ),
  sign(
    /window\.gokuProps|awsWafCookieDomainList|aws-waf-token/,
    "challenge",
    "AWS WAF asks for proof of being human",
  ),
  sign(
    /\/httpservice\/retry\/enablejs/,
    "challenge",
    "the page answers only to a browser that runs its script",
  ),
  sign(
    /sec-if-cpt-container|ak-challenge|_sec\/verify/,
    "challenge",
    "Akamai asks for proof of being human",
  ),
  sign(
    /errors\.edgesuite\.net|blocked by .{0,40}Web Application Firewall/,
    "blocked",
    "a firewall denied access",
  ),
];

/** How proxies answer when the site behind them did not. */
export const upstreamSign =
  /^\s*(upstream connect error|no healthy upstream|upstream request timeout|stream timeout)/;

/** Addresses that a site redirects to when it wants a visitor to sign in. */
export const signInPath =
  /\/(authwall|uas\/login|checkpoint\/|login|signin|account\/login)|secure\.indeed\.com\/auth/;
