import { join } from "node:path";

const root = join(import.meta.dir, "../..");

/** What stands in quotes before each test's work; a table of cases fills in its gaps. */
async function titlesIn(file: string): Promise<string[]> {
  const text = await Bun.file(join(root, file)).text();
  const titles = text.matchAll(/"((?:[^"\\]|\\.)*)",\s*(?:async )?(?:\(|\w+ =>)/g);
  return [...titles].map(([, title = ""]) => title);
}

/** Whether a file has a test of this title, or of one that a table of cases makes of it. */
export async function hasTest(file: string, title: string): Promise<boolean> {
  return (await titlesIn(file)).some((pattern) =>
    pattern
      .split(/%\w|\$\w+/)
      .map((part) => part.trim())
      .some(
        (part) => part.length > 5 && (part.includes(title) || title.includes(part.slice(0, 15))),
      ),
  );
}
