import { measured, type Options } from "../speed/run";
import { furnish, furnishRaw } from "./more";

const head = `# Search in figures

Written by \`bun run bench search\`, never by hand: what is asked by somebody who looks for something, of the compiled
binary, over a folder with so many people, half as many jobs, an application of every fifth person and seven kinds of
certificates. The palette (\`/api/search\`) has no counterpart; 19 of 20 answers should be there within 20 ms, from the
first letter on. Filters are beside a raw server with narrow tables, latitudes and longitudes in their rows and indexes of
its own for just these questions; at most 1.8× its CPU. How it is measured says [performance.md](performance.md).

\`\`\`sh
bun run bench search                        # 100,000 people
bun run bench search --only 'people: hold'  # some cases, without writing this page
\`\`\`
`;

/** The palette and the filters that look people up by what they hold and where they live. */
export const search = (options: Options) =>
  measured(
    {
      cases: "search",
      more: { product: furnish, raw: furnishRaw },
      usualSizes: [100_000],
      head,
      document: "search-performance.md",
    },
    options,
  );
