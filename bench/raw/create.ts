import type { Database } from "bun:sqlite";
import { skillNamed } from "@/modules/knowledge/analysis";
import { keysOf } from "@/modules/crm/candidates/lifecycle/likeness";
import type { NewCandidate } from "@/modules/crm/candidates/model";
import { addDays } from "@/src/calendar";

/** Takes one candidate up with its papers, history, audit entry and news: what the product writes, prepared. */
export function createRaw(sqlite: Database): (request: Request) => Promise<string> {
  const [user] = sqlite.query<{ id: string }, []>("select id from users").all();
  const insert = (table: string, columns: string) =>
    sqlite.query(
      `insert into ${table} (${columns}) values (${columns
        .split(",")
        .map(() => "?")
        .join()})`,
    );
  const person = insert(
    "candidates",
    `id, first_name, last_name, email, phone, linkedin, location, country, headline, summary, status,
     role, willing_countries, languages, years_total, skills, skill_names, systems, pay_cents,
     pay_currency, pay_period, notice_days, contract, works_shifts, gdpr_consent, consent_at, origin,
     data_retention_until, name_key, email_key, phone_key, place_key, created_at, updated_at`,
  );
  const paper = insert("candidate_certificates", "id, candidate_id, certificate, expires_on");
  const consent = insert(
    "candidate_consents",
    "id, candidate_id, purpose, text_version, channel, given_at, recorded_by",
  );
  const told = insert("record_history", `kind, record_id, at, event, "by", changes`);
  const entry = insert(
    "audit_entries",
    "at, actor_id, actor_name, action, entity_type, entity_id, details",
  );
  const news = insert("news", "type, data, at");
  const old = sqlite.query("delete from news where at < ?");

  const write = sqlite.transaction((id: string, given: NewCandidate) => {
    const at = new Date().toISOString();
    person.run(...valuesOf(id, given, at));
    for (const it of given.certificates ?? []) {
      paper.run(Bun.randomUUIDv7(), id, it.certificate, it.expiresOn ?? null);
    }
    const by = user?.id ?? "";
    if (given.gdprConsent) consent.run(Bun.randomUUIDv7(), id, "keep", "1", "form", at, by);
    told.run("candidate", id, at, "added", by, "{}");
    const details = JSON.stringify({ origin: given.origin });
    entry.run(at, by, "user", "candidate.added", "candidate", id, details);
    news.run("candidates_changed", JSON.stringify({ ids: [id] }), at);
    old.run(new Date(Date.now() - 86_400_000).toISOString());
  });

  return async (request) => {
    const given: NewCandidate = await request.json();
    const id = Bun.randomUUIDv7();
    write.immediate(id, given);
    return id;
  };
}

function valuesOf(id: string, given: NewCandidate, at: string) {
  const { firstName, lastName, pay, skills = [] } = given;
  const known = skills.map((label) => skillNamed(label));
  const { nameKey, emailKey, phoneKey, placeKey } = keysOf(given);
  return [
    id,
    firstName,
    lastName,
    given.email ?? null,
    given.phone ?? null,
    given.linkedin ?? null,
    given.location ?? null,
    given.country ?? null,
    given.headline ?? null,
    given.summary ?? null,
    given.status ?? "active",
    given.role ?? null,
    JSON.stringify(given.willingCountries),
    JSON.stringify(given.languages),
    given.yearsTotal ?? null,
    JSON.stringify(known.map((it) => it?.id)),
    JSON.stringify(known.map((it) => it?.name)),
    JSON.stringify(given.systems),
    pay ? pay.amount * 100 : null,
    pay?.currency ?? null,
    pay?.period ?? null,
    given.noticeDays ?? null,
    given.contract ?? null,
    given.worksShifts ?? null,
    given.gdprConsent ?? false,
    given.gdprConsent ? at : null,
    given.origin,
    addDays(at, 365),
    nameKey,
    emailKey,
    phoneKey,
    placeKey,
    at,
    at,
  ];
}
