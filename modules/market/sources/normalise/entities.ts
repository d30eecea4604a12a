/** Names of U+00A0 to U+00FF, in order. */
const latin = (
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn " +
  "sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave " +
  "Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml " +
  "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN " +
  "szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave " +
  "iacute " +
  "icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml " +
  "yacute thorn yuml"
).split(" ");

const firstLatin = 0xa0;

const named = new Map<string, string>([
  ...latin.map((name, index): [string, string] => [name, String.fromCharCode(firstLatin + index)]),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    lsaquo: "‹",
    rsaquo: "›",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    bull: "•",
    euro: "€",
    trade: "™",
    rarr: "→",
    larr: "←",
    le: "≤",
    ge: "≥",
    ensp: " ",
    emsp: " ",
    thinsp: " ",
    zwnj: "",
    zwj: "",
    lrm: "",
    rlm: "",
    lrarr: "↔",
    check: "✓",
    ast: "*",
    num: "#",
    sol: "/",
    lpar: "(",
    rpar: ")",
    comma: ",",
    period: ".",
    colon: ":",
    semi: ";",
    excl: "!",
    quest: "?",
    percnt: "%",
    plus: "+",
    equals: "=",
    dollar: "$",
    lowbar: "_",
    commat: "@",
    NewLine: "\n",
    Tab: "\t",
    inodot: "ı",
    Scaron: "Š",
    scaron: "š",
    Zcaron: "Ž",
    zcaron: "ž",
    OElig: "Œ",
    oelig: "œ",
    Lstrok: "Ł",
    lstrok: "ł",
    Aogon: "Ą",
    aogon: "ą",
    Eogon: "Ę",
    eogon: "ę",
    Sacute: "Ś",
    sacute: "ś",
    Cacute: "Ć",
    cacute: "ć",
    Nacute: "Ń",
    nacute: "ń",
    Zacute: "Ź",
    zacute: "ź",
    Zdot: "Ż",
    zdot: "ż",
  }),
]);

/** Numbers 128 to 159 mean Windows letters, as every browser reads them. */
const windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const firstWindows = 128;
const lastLetter = 0x10ffff;

const reference = /&(?:#(\d{1,7});?|#[xX]([0-9a-fA-F]{1,6});?|([A-Za-z][A-Za-z0-9]{1,31});)/g;

/** Decodes character references once: what was escaped twice stays escaped once. */
export function decodeEntities(escaped: string): string {
  if (!escaped.includes("&")) return escaped;
  return escaped.replace(reference, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? whole;
    return letter(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function letter(code: number): string {
  if (code >= firstWindows && code < firstLatin) return windows[code - firstWindows] ?? "";
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > lastLetter || isSurrogate ? "\uFFFD" : String.fromCodePoint(code);
}
