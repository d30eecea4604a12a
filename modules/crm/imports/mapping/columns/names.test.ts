import { expect, test } from "bun:test";
import { guessMapping } from "../guess";

const fieldOf = (head: string, cells = ["yes", "no", ""]) =>
  guessMapping(
    ["Email", head],
    cells.map((cell) => ["ann@example.com", cell]),
  ).guesses[1]?.field;

test("whoever wants no contact is restricted, however six languages word the head", () => {
  const heads = [
    ["Please do not phone", "isSuppressed", "candidate_opt_out_sms", "No longer contact by email"],
    ["Niet meer bellen s.v.p.", "Mag niet benaderd worden", "Geen nieuwsbrieven"],
    [
      "Wünscht keine Anrufe",
      "Werbung nicht erwünscht",
      "Bitte nicht mehr anschreiben",
      "Mailsperre",
    ],
    ["Ne pas solliciter", "Ne veut plus recevoir d'offres", "Désabonné(e)", "Pas de démarchage"],
    ["No quiere que le llamen / no llamar más", "No enviar correos"],
    ["Non chiamare di nuovo", "Non desidera ricevere offerte", "Nessun contatto"],
  ].flat();
  expect(heads.filter((head) => fieldOf(head) !== "objection")).toEqual([]);
});

test("a count, a reason and a number to call are no refusal", () => {
  const heads = ["No. calls", "Contact no", "Opt-out reason", "Not yet called", "Notes", "Nota"];
  expect(heads.filter((head) => fieldOf(head) === "objection")).toEqual([]);
});

test("where somebody would like to work is no address, and how they like to be reached is one", () => {
  const heads = ["Preferred location", "Preferred Country", "Voorkeur plaats", "Ville préférée"];
  expect(heads.filter((head) => fieldOf(head, ["Delft", "Gouda"]) !== null)).toEqual([]);
  const { guesses } = guessMapping(["Preferred phone", "Preferred e-mail"], []);
  expect(guesses.map(({ field }) => field)).toEqual(["phone", "email"]);
});

test("a mobile number goes before the one of the office, wherever it stands", () => {
  const { guesses } = guessMapping(["Telephone Number", "Cell Telephone Number"], []);
  expect(guesses.map(({ field }) => field)).toEqual([null, "phone"]);
});

test("pay is known with the words that say gross or net and for how long", () => {
  const heads = [
    "Salario bruto anual",
    "Gehalt (netto, EUR)",
    "Stipendio lordo annuo",
    "Rate per hour",
  ];
  const named = heads.map((head) => guessMapping([head], []).guesses[0]?.field);
  expect(named).toEqual(heads.map(() => "payAmount"));
});

const short: [field: string | null, heads: string[]][] = [
  [
    "firstName",
    ["candFirstNm", "cand_frst_nm", "FRST NM", "fname", "vorNm", "voornm", "Appl. First Nm"],
  ],
  ["lastName", ["candLastNm", "LAST_NM", "lname", "nachNm", "achternm"]],
  ["fullName", ["candFullNm", "full_nm"]],
  ["email", ["candEmailAddr", "email_addr", "EmlAddr", "primEml"]],
  ["phone", ["candTel", "telNo", "tel_nr", "PhoneNbr", "mobNr", "cell no.", "ph_mob"]],
  ["headline", ["currTitle", "curr_job_ttl", "currPos", "jobTtl", "Curr. Title"]],
  ["location", ["currLoc", "cityNm", "addrCity"]],
  ["country", ["ctryCd", "cntry_cd", "addrCtry"]],
  ["availableFrom", ["availDt", "dtAvail", "strt_dt"]],
  ["payAmount", ["expSal", "salExp", "des_sal"]],
  ["yearsTotal", ["yrsExp", "expYrs", "tot_exp_yrs"]],
  ["noticeDays", ["noticePrd", "ntc_prd"]],
  ["contract", ["cntrctTyp", "emplTyp"]],
  ["linkedin", ["linkedInUrl", "lnkdInUrl"]],
  ["summary", ["candDesc", "persSumm"]],
  ["skills", ["skillLst", "skls"]],
  ["languages", ["langs"]],
  ["certificates", ["certs"]],
  ["status", ["candStat"]],
  ["consentOn", ["consentDt", "gdprDt"]],
  ["objection", ["optOutInd", "emailOptOutFlg"]],
  [
    null,
    [
      ...[
        "currSal",
        "currEmpl",
        "birthDt",
        "dob",
        "crtDt",
        "updDt",
        "lastUpdDt",
        "mgrNm",
        "recrNm",
        "compNm",
      ],
      ...[
        "clientNm",
        "usrNm",
        "midNm",
        "candId",
        "refNm",
        "emerTel",
        "faxNo",
        "lngCd",
        "Exp",
        "cur",
        "No",
      ],
    ],
  ],
];

test.each(short)("heads that are written in short are read in full: %s", (field, heads) => {
  const named = heads.map((head) => guessMapping([head], []).guesses[0]?.field ?? null);
  expect(named).toEqual(heads.map(() => field as (typeof named)[number]));
});

test("a currency stands beside a pay, and what is said in full goes before what is in short", () => {
  const fieldsOf = (...head: string[]) => guessMapping(head, []).guesses.map(({ field }) => field);
  expect(fieldsOf("expSal", "currCd")).toEqual(["payAmount", "payCurrency"]);
  expect(fieldsOf("lstNm", "Last name")).toEqual([null, "lastName"]);
});

test("a column about somebody else is not taken for the person by what stands in it", () => {
  const cells = ["bob@example.com", "eve@example.com", "tim@example.com"];
  expect(["mgrEml", "recr_eml", "emerEmlAddr"].map((head) => fieldOf(head, cells) ?? null)).toEqual(
    [null, null, null],
  );
});

test("who signed off a list or objected by law is restricted, and a refused fax is no refusal", () => {
  const heads = [
    ["Wil geen mail", "Afgemeld voor mailing", "AVG bezwaar", "Möchte keine Mails"],
    ["DSGVO-Widerspruch", "Abgemeldet vom Newsletter", "Opposition RGPD", "Oposición RGPD"],
    ["Opposizione GDPR", "Has Opted Out of Email"],
  ].flat();
  expect(heads.filter((head) => fieldOf(head) !== "objection")).toEqual([]);
  const others = ["Has Opted Out of Fax", "Fax Opt Out"];
  expect(others.filter((head) => fieldOf(head) === "objection")).toEqual([]);
});

test("a refusal is one without what parts its words", () => {
  const heads = ["DONOTCONTACT", "DONOTEMAIL", "DoNotCall", "NIETBENADEREN", "KEINEWERBUNG"];
  expect(heads.filter((head) => fieldOf(head) !== "objection")).toEqual([]);
  const others = ["NOTES", "NOMAILADDRESS", "CONTACTNO"];
  expect(others.filter((head) => fieldOf(head) === "objection")).toEqual([]);
});
