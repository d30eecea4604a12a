import { type BrandColors, brandRoles } from "./agency/rules";

/** What is taken as a logo; it is kept no larger than it is ever shown. */
export const logoLimits = {
  largest: 1024 * 1024,
  widest: 2048,
  within: { width: 800, height: 400 },
};

/** A colour by its lightness, its strength and its hue. */
export type Oklch = { l: number; c: number; h: number };

/** WCAG 2.2, AA: small text on what lies behind it. */
export const leastContrast = 4.5;

/** How the colours of the screens are cut out of whichever colour an administrator chose: as in web/tokens.css. */
const cuts = {
  light: {
    primary: { l: 0.515, c: 0.19 },
    ink: { l: 0.49, c: 0.17 },
    ok: { l: 0.51, c: 0.12 },
    warn: { l: 0.5, c: 0.12 },
  },
  dark: {
    primary: { l: 0.72, c: 0.15 },
    ink: { l: 0.78, c: 0.13 },
    ok: { l: 0.78, c: 0.14 },
    warn: { l: 0.82, c: 0.13 },
  },
} as const;

const washes = {
  light: {
    primary: { l: 0.955, c: 0.022 },
    ok: { l: 0.955, c: 0.03 },
    warn: { l: 0.96, c: 0.04 },
  },
  dark: { primary: { l: 0.3, c: 0.05 }, ok: { l: 0.3, c: 0.045 }, warn: { l: 0.32, c: 0.05 } },
} as const;

const onPrimary = { light: { l: 0.99, c: 0.004, h: 250 }, dark: { l: 0.17, c: 0.03, h: 250 } };

/** What a logo lies on: the page in the light, a bright plate on the dark page. */
export const logoGrounds = {
  light: { page: { l: 0.978, c: 0.004, h: 235 }, plate: { l: 0.978, c: 0.004, h: 235 } },
  dark: { page: { l: 0.195, c: 0.018, h: 248 }, plate: { l: 0.97, c: 0.004, h: 240 } },
};

export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];

/** A pair that is read on the screens: what is written, on what. */
export type Pair = { name: "button" | "link" | "good" | "warning"; ink: string; ground: string };

/** What the screens make of three colours, each pair with its two colours. */
export function pairsOf(colors: BrandColors, mode: Mode): Pair[] {
  const [primary, second, third] = brandRoles.map((role) => oklchOf(colors[role]));
  const cut = cuts[mode];
  const wash = washes[mode];
  const at = (color: Oklch | undefined, limit: Limit) => hexOf(limited(color ?? grey, limit, mode));
  const on = (color: Oklch | undefined, fixed: Limit) => hexOf({ ...(color ?? grey), ...fixed });
  return [
    { name: "button", ink: hexOf(onPrimary[mode]), ground: at(primary, cut.primary) },
    { name: "link", ink: at(primary, cut.ink), ground: on(primary, wash.primary) },
    { name: "good", ink: at(second, cut.ok), ground: on(second, wash.ok) },
    { name: "warning", ink: at(third, cut.warn), ground: on(third, wash.warn) },
  ];
}

type Limit = { l: number; c: number };
const grey: Oklch = { l: 0.5, c: 0, h: 0 };

const limited = ({ l, c, h }: Oklch, limit: Limit, mode: Mode): Oklch => ({
  l: mode === "light" ? Math.min(l, limit.l) : Math.max(l, limit.l),
  c: Math.min(c, limit.c),
  h,
});

/** The chosen colour as it can be read on white paper. */
export const paperInk = (color: string): string =>
  hexOf(limited(oklchOf(color), cuts.light.ink, "light"));

/** How well two colours can be told apart, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** White letters on the colour as it was chosen: why no screen shows it so. */
export const rawContrast = (color: string): number => contrastOf(color, "#ffffff");

function luminanceOf(color: string): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Triple = [number, number, number];

const linearOf = (color: string): Triple => {
  const part = (n: number) => {
    const value = Number.parseInt(color.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(1), part(2)];
};

/** CSS Color 4: from sRGB by the cones of the eye to lightness, strength and hue. */
export function oklchOf(color: string): Oklch {
  const [r, g, b] = linearOf(color);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, y), h: (Math.atan2(y, a) * 180) / Math.PI };
}

/** And back; what no screen can show is cut off where the screen ends. */
export function hexOf({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map(byteOf)
    .join("")}`;
}

function byteOf(linear: number): string {
  const within = Math.min(1, Math.max(0, linear));
  const value = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
}
