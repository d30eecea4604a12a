import type { Database } from "bun:sqlite";
import { columns, toProject, shownSeat } from "@/modules/staffing/projects/shape";
import { opened, type Row } from "./rows";

/** The projects' part of the API as prepared statements. */
export function rawProjects(sqlite: Database) {
  const { clientName: _, siteName: __, ...own } = columns;
  const fields = Object.keys(own).map((name) => `p.${snake(name)} as ${name}`);
  const select = `select ${fields}, c.name as clientName, s.name as siteName from projects p
    left join clients c on c.id = p.client_id left join client_sites s on s.id = p.site_id`;
  const page = (where: string, order: string) =>
    sqlite.query<Row, string[]>(
      `${select} where (p.archived_at is not null) = 0 ${where} order by ${order} limit 51`,
    );
  const byDate = "p.created_at desc, p.seq desc";
  const first = page("", byDate);
  const filtered = page(
    "and p.status = ? and p.priority = ?",
    "coalesce(p.end_date, '9999'), p.seq",
  );
  const ofClient = page("and p.client_id = ?", byDate);
  const one = sqlite.query<Row, [string]>(`${select} where p.id = ?`);
  const staged = sqlite.query<Row, [string]>("select stages from projects where id = ?");
  const seats = sqlite.query<Row, [string]>(
    `select id, phase, role, seats, "from", until, rate_from_cents as rateFromCents,
      rate_to_cents as rateToCents from project_seats where project_id = ? order by position`,
  );
  const team = sqlite.query<Row, [string]>(
    `select user_id as userId, part, first_name || ' ' || last_name as name
      from project_team join users on users.id = user_id where project_id = ? order by part, user_id`,
  );
  const told = sqlite.query<Row, [string]>(
    `select at, event, first_name || ' ' || last_name as by, reason, changes
      from record_history left join users on users.id = by
      where record_id = ? and kind = 'project' order by seq desc`,
  );

  const listed = (rows: typeof first, ...words: string[]) => {
    const all = rows.all(...words);
    if (all.length > 50) all.pop();
    return Response.json(all.map((row) => shownRow(row)));
  };
  const record = (id: string) => {
    const row = one.get(id);
    if (!row) return new Response(null, { status: 404 });
    return Response.json({
      ...shownRow(row),
      ...opened(staged.get(id) ?? {}),
      seats: seats.all(id).map((seat) => shownSeat(seat as Parameters<typeof shownSeat>[0])),
      team: team.all(id),
      history: told.all(id).map(opened),
    });
  };

  return (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/api/projects") return record(pathname.slice("/api/projects/".length));
    const ask = (name: string) => searchParams.get(name) ?? "";
    if (searchParams.has("client")) return listed(ofClient, ask("client"));
    return searchParams.has("status")
      ? listed(filtered, ask("status"), ask("priority"))
      : listed(first);
  };
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const shownRow = (row: Row) =>
  toProject({ ...row, isSample: row["isSample"] === 1 } as Parameters<typeof toProject>[0]);
