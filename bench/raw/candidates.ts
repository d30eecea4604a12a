import type { Database } from "bun:sqlite";
import { certificateNameOf } from "@/modules/knowledge/analysis";
import {
  type CandidateRow,
  columns,
  type NarrowRow,
  recordColumns,
  toCandidate,
} from "@/modules/crm/candidates/lifecycle/shape";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { createRaw } from "./create";
import { opened, type Row } from "./rows";

const named = (names: object, of: string) =>
  Object.keys(names)
    .map(
      (name) =>
        `${of}${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as ${name}`,
    )
    .join(", ");

/** The candidates' part of the API as prepared statements. */
export function rawCandidates(sqlite: Database) {
  const narrow = named(columns, "c.");
  const page = (from: string, order = "c.seq") =>
    sqlite.query<Row, string[]>(
      `select ${narrow} from ${from} and (c.archived_at is not null) = 0 order by ${order} desc limit 51`,
    );
  const first = page("candidates c where true");
  const filtered = page("candidates c where c.status = ? and c.country = ?");
  const skilled = page(
    "candidate_skills s cross join candidates c on c.seq = s.seq where s.skill = ?",
    "s.seq",
  );
  const searched = page(
    `candidate_search s cross join candidates c on c.seq = s.rowid where candidate_search match ?`,
    "s.rowid",
  );
  const one = sqlite.query<Row, [string]>(
    `select ${narrow}, ${named(recordColumns, "c.")} from candidates c where c.id = ?`,
  );
  const papers = sqlite.query<Row & { certificate: string }, [string]>(
    `select id, certificate, number, issued_on as issuedOn, expires_on as expiresOn,
      verified_at as verifiedAt, verified_by as verifiedBy
      from candidate_certificates
      where candidate_id = ? and renewed_by is null and let_go_at is null order by id`,
  );
  const told = sqlite.query<Row, [string]>(
    `select at, event, first_name || ' ' || last_name as by, reason, changes
      from record_history left join users on users.id = by
      where record_id = ? and kind = 'candidate' order by seq desc`,
  );

  const listed = (rows: typeof first, ...words: string[]) => {
    const all = rows.all(...words);
    if (all.length > 50) all.pop();
    return Response.json(all.map((row) => toCandidate(booleans(opened(row)) as NarrowRow)));
  };
  const record = (id: string, status = 200) => {
    const row = one.get(id);
    if (!row) return new Response(null, { status: 404 });
    const { narrow, own } = split(booleans(opened(row)));
    const record = {
      ...toCandidate(narrow),
      ...own,
      willingCountries: own.willingCountries.map(toSpecification),
      certificates: papers
        .all(id)
        .map((paper) => ({ ...paper, name: certificateNameOf(paper.certificate) })),
      history: told.all(id).map(opened),
    };
    return Response.json(record, { status });
  };
  const create = createRaw(sqlite);

  return (request: Request): Response | Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/api/candidates") return record(pathname.slice("/api/candidates/".length));
    if (request.method === "POST") return create(request).then((id) => record(id, 201));
    const ask = (name: string) => searchParams.get(name) ?? "";
    if (searchParams.has("q")) return listed(searched, `"${ask("q")}"*`);
    if (searchParams.has("skill")) return listed(skilled, ask("skill"));
    return searchParams.has("status")
      ? listed(filtered, ask("status"), ask("country"))
      : listed(first);
  };
}

function booleans(row: Row): Row {
  row["gdprConsent"] = row["gdprConsent"] === 1;
  const works = row["worksShifts"];
  if (typeof works === "number") row["worksShifts"] = works === 1;
  return row;
}

type Own = Pick<CandidateRow, keyof typeof recordColumns>;

function split(row: Row) {
  const pick = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, row[name]]));
  return { narrow: pick(columns) as NarrowRow, own: pick(recordColumns) as Own };
}
