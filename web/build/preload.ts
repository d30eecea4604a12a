const asked = new Set<string>();

/** Where the document says that a file lies, which may hold several. */
const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
  document.querySelector("script[type=importmap]")?.textContent ?? "{}",
);

/** Asks for what a part needs along with the part itself, not once that has arrived and said so. */
export function ahead(...addresses: string[]): void {
  for (const wanted of addresses) {
    const address = imports[wanted] ?? wanted;
    if (asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = address;
    document.head.append(link);
  }
}
