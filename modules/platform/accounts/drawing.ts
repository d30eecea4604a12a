import encode from "qr";

/** A QR code as one path in squares of one, with the white edge that cameras need; whoever shows it chooses the colours. */
export function drawingOf(text: string): { size: number; path: string } {
  const rows: boolean[][] = encode(text, "raw", { ecc: "medium", border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: squares.join("") };
}
