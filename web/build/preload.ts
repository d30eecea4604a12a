const asked = new Set<string>();

/** Asks for what a part needs along with the part itself, not once that has arrived and said so. */
export function ahead(...addresses: string[]): void {
  for (const address of addresses) {
    if (asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = address;
    document.head.append(link);
  }
}
