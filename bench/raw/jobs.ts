import type { Database } from "bun:sqlite";
import { type NarrowRow, toJob } from "@/modules/market/jobs/shape";
import { opened, type Row } from "./rows";

/** The jobs' part of the API as prepared statements. */
export function rawJobs(sqlite: Database): (request: Request) => Response {
  const narrow = `id, seq, title, company, location, country, salary, salary_min as salaryMin,
    salary_max as salaryMax, salary_currency as salaryCurrency, excerpt, posted_at as postedAt,
    source_type as sourceType, source_url as sourceUrl, sources, status, score, class, category,
    portal_category as portalCategory, skills, systems, certifications, tips, language, version,
    scraped_at as scrapedAt, created_at as createdAt`;
  const ofStatus = "from jobs where status = 'open'";
  const best = "order by score desc, seq desc limit 51";
  const found = `${ofStatus} and seq in (select rowid from job_search where job_search match ?)`;
  const page = (from: string, order: string) =>
    [
      sqlite.query<Row, string[]>(`select ${narrow} ${from} ${order}`),
      sqlite.query<{ n: number }, string[]>(`select count(*) as n ${from}`),
    ] as const;
  const first = page(ofStatus, best);
  const filtered = page(
    `${ofStatus} and country in ('DE', 'NL') and class = ?`,
    "order by coalesce(scraped_at, '') desc, seq desc limit 51",
  );
  const search = page(found, best);
  const counts = sqlite.query(
    `select count(*) as total, count(*) filter (where class = 'hard-target') as hardTargets,
      count(*) filter (where class = 'soft-target') as softTargets,
      count(*) filter (where class = 'potential') as potential,
      count(*) filter (where source_type = 'sample') as samples ${ofStatus}`,
  );
  const one = sqlite.query<Row & { description: string }, [string]>(
    `select ${narrow}, description from jobs where id = ?`,
  );
  const analysed = sqlite.query<{ analysis: string }, [string]>(
    "select analysis from job_analyses where job_id = ?",
  );
  const posted = sqlite.query<Row, [string]>(
    `select id, source, external_id as externalId, url, title, company, salary,
      posted_at as postedAt, places, provenance, merged_because as mergedBecause,
      first_seen_at as firstSeenAt, last_seen_at as lastSeenAt, gone_at as goneAt,
      relisted_count as relistedCount from postings where job_id = ?`,
  );
  const judged = sqlite.query<Row, [string]>(
    `select decision as class, reason, "by", at from decisions
      where kind = 'job-score' and seq = (select max(seq) from decisions
        where job_id = ? and kind in ('job-score', 'job-score-withdrawn'))`,
  );
  const told = sqlite.query<Row, [string]>(
    "select at, event, by, changes from job_history where job_id = ? order by seq desc",
  );

  const listed = ([rows, total]: typeof first, ...words: string[]) => {
    const jobs = rows
      .all(...words)
      .slice(0, 50)
      .map((row) => toJob(opened(row) as NarrowRow));
    const headers = { "x-total-count": String(total.get(...words)?.n) };
    return Response.json(jobs, { headers });
  };
  const record = (id: string) => {
    const row = one.get(id);
    if (!row) return new Response(null, { status: 404 });
    const { description, ...rest } = row;
    return Response.json({
      ...toJob(opened(rest) as NarrowRow),
      description,
      analysis: JSON.parse(analysed.get(id)?.analysis ?? "null"),
      verdict: judged.get(id),
      postings: posted.all(id).map((row) => located(opened(row))),
      history: told.all(id).map(opened),
    });
  };
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === "/api/jobs/counts") return Response.json(counts.get());
    if (pathname !== "/api/jobs") return record(pathname.slice("/api/jobs/".length));
    const q = searchParams.get("q");
    if (q) return listed(search, q);
    return searchParams.has("class") ? listed(filtered, "hard-target") : listed(first);
  };
}

function located(posting: Row): Row {
  const places = posting["places"] as { raw: string }[];
  return { ...posting, location: places.map(({ raw }) => raw).join(", ") || null };
}
