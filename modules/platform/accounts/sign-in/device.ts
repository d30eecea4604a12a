/** In this order, because most browsers also claim to be the ones further down. */
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and system without their versions: enough to know one's own sessions again, and no fingerprint. */
export function deviceOf(userAgent: string | null): string {
  const named = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(" · ");
}
