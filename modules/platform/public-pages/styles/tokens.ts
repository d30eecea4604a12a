/** The colours of the client's own tokens; they follow the reader's light or dark. */
export const tokens = `
:root{color-scheme:light dark;--brand:#3b82f6;--brand-2:#10b981;--brand-3:#f59e0b;
--bg:light-dark(oklch(.978 .004 235),oklch(.195 .018 248));
--surface:light-dark(oklch(.995 .002 235),oklch(.228 .02 248));
--sunken:light-dark(oklch(.957 .006 235),oklch(.17 .017 248));
--raised:light-dark(oklch(1 0 0),oklch(.262 .022 248));
--line:light-dark(oklch(.905 .009 240),oklch(.315 .022 247));
--line-strong:light-dark(oklch(.62 .02 245),oklch(.56 .025 246));
--ink:light-dark(oklch(.235 .028 250),oklch(.955 .006 240));
--ink-2:light-dark(oklch(.42 .026 248),oklch(.8 .014 242));
--ink-3:light-dark(oklch(.505 .024 246),oklch(.69 .018 244));
--primary:light-dark(oklch(from var(--brand) min(l,.515) min(c,.19) h),oklch(from var(--brand) max(l,.72) min(c,.15) h));
--on-primary:light-dark(oklch(.99 .004 250),oklch(.17 .03 250));
--primary-ink:light-dark(oklch(from var(--brand) min(l,.49) min(c,.17) h),oklch(from var(--brand) max(l,.78) min(c,.13) h));
--primary-wash:light-dark(oklch(from var(--brand) .955 .022 h),oklch(from var(--brand) .3 .05 h));
--ok:light-dark(oklch(from var(--brand-2) min(l,.51) min(c,.12) h),oklch(from var(--brand-2) max(l,.78) min(c,.14) h));
--ok-led:light-dark(oklch(from var(--brand-2) .7 .16 h),oklch(from var(--brand-2) .76 .17 h));
--ok-wash:light-dark(oklch(from var(--brand-2) .955 .03 h),oklch(from var(--brand-2) .3 .045 h));
--warn-led:light-dark(oklch(from var(--brand-3) .76 .16 h),oklch(from var(--brand-3) .8 .16 h));
--bad:light-dark(oklch(.52 .19 25),oklch(.76 .14 25));
--bad-led:light-dark(oklch(.63 .22 25),oklch(.67 .2 25));
--bad-wash:light-dark(oklch(.96 .02 25),oklch(.31 .06 25));
--land:light-dark(oklch(.885 .01 240),oklch(.31 .02 247));
--lit:light-dark(oklch(from var(--brand) .7 .13 h),oklch(from var(--brand) .62 .15 h));
--night:light-dark(oklch(.235 .032 252),oklch(.15 .02 250));
--on-night:oklch(.97 .005 240);--on-night-2:oklch(.86 .015 245);--night-line:oklch(.62 .03 250);--night-grid:oklch(1 0 0/.035);--glow:oklch(from var(--brand) .45 .13 h/.75);
--sheen:oklch(1 0 0/.18);--frost:oklch(1 0 0/.08);--paper:oklch(.98 .004 240);--paper-2:oklch(.92 .01 240);--on-paper:oklch(.24 .03 250);--plate:light-dark(transparent,oklch(.97 .004 240));
--grid:light-dark(oklch(.5 .05 250/.07),oklch(.9 .03 250/.05));
--shadow:0 1px 2px light-dark(oklch(.2 .05 250/.05),oklch(0 0 0/.25)),0 14px 34px -18px light-dark(oklch(.2 .05 250/.2),oklch(0 0 0/.6))}
`;
