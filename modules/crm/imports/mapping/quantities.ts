/** `1.234,56`, `1,234.56`, `3,5`, `€ 62 500`: the last sign parts the cents if one or two digits follow it. */
export function numberIn(text: string): number | null {
  const bare = text.replaceAll(/[\s'’€£$]|EUR|GBP|USD|CHF|,-$|\.-$/gi, "");
  if (!/^-?\d[\d.,]*k?$/i.test(bare)) return null;
  const cents = /[.,](\d+)$/.exec(bare.replace(/k$/i, ""));
  const isThousand = cents?.[1]?.length === 3 && !/^0[.,]/.test(bare);
  const mark = cents && !isThousand ? cents.index : bare.length;
  const whole = bare.slice(0, mark).replaceAll(/[.,k]/gi, "");
  const value = Number(`${whole}.${cents && !isThousand ? cents[1] : "0"}`);
  if (!Number.isFinite(value)) return null;
  return /k$/i.test(bare) ? value * 1000 : value;
}

/** Days, weeks and months of notice, in days. */
export function daysIn(text: string): number | null {
  const [, digits = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(text.trim()) ?? [];
  const count = numberIn(digits);
  if (count === null) return null;
  if (/^(w|week|weken|woche)/i.test(unit)) return Math.round(count * 7);
  if (/^(m|maand|mois)/i.test(unit)) return Math.round(count * 30);
  return unit === "" || /^(d|t|j)/i.test(unit) ? Math.round(count) : null;
}

/** A day as Europeans write it, or as computers do; an American one is no day where it could be another. */
export function dayIn(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1)
    : european
      ? [european[3]?.length === 2 ? `20${european[3]}` : european[3], european[2], european[1]]
      : [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}
