import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const papersOf = (text: string) =>
  analyse(ad({ title: "Data Center Technician", text }))
    .facts.filter(({ kind }) => kind === "certificate")
    .map(({ id, isRequired }) => `${isRequired ? "!" : "?"}${id}`)
    .toSorted();

test.each([
  "Holding the CDCP gives you an edge over others.",
  "If you have the CDCP, then that is a nice bonus.",
  "The CDCP sets you apart from other candidates.",
  "Hast du den CDCP, dann ist das ein dickes Plus.",
  "Haben Sie CDCP, so freut uns das sehr.",
  "Mit dem CDCP hast du die Nase vorn.",
  "Als je CDCP hebt, dan is dat een pluspunt.",
  "Bezit je CDCP, dan heb je een streepje voor.",
  "Met CDCP heb je een voorsprong.",
  "Si vous avez le CDCP, alors ce sera un vrai plus.",
  "Le CDCP vous distinguera des autres.",
  "Si tienes el CDCP, entonces eso será un plus.",
  "El CDCP te dará ventaja sobre otros.",
  "Se hai il CDCP, allora questo è un plus.",
  "Con il CDCP hai una marcia in più.",
  "Jeśli masz CDCP, to będzie to duży plus.",
  "CDCP da Ci przewagę nad innymi.",
  "Har du CDCP, så är det ett stort plus.",
  "Om du har CDCP, så är det meriterande.",
  "Med CDCP sticker du ut.",
  "Hvis du har CDCP, så er det en fordel.",
  "Har du CDCP, så er det en klar fordel.",
  "Jos sinulla on CDCP, se on plussaa.",
  "CDCP erottaa sinut muista.",
  "Pokud máte CDCP, je to velká výhoda.",
  "CDCP zvýší vaše šance.",
  "Se tens o CDCP, então isso é uma mais-valia.",
  "O CDCP dá-te vantagem.",
  "Technician with CDCP welcome.",
])("what would be fine if somebody has it is wished for: %s", (text) => {
  expect(papersOf(text)).toEqual(["?cdcp"]);
});

test.each([
  "You do not need to have the CDCP yet.",
  "Den CDCP brauchst du noch nicht zu haben.",
  "CDCP musst du nicht mitbringen.",
  "CDCP hoef je nu nog niet te hebben.",
  "Vous n'avez pas besoin du CDCP.",
  "No hace falta que tengas el CDCP.",
  "Non ti serve ancora il CDCP.",
  "Nie musisz jeszcze mieć CDCP.",
  "CDCP behöver du inte ha än.",
  "CDCP behøver du ikke at have endnu.",
  "CDCP trenger du ikke ha ennå.",
  "CDCP-todistusta et vielä tarvitse.",
  "CDCP zatím mít nemusíte.",
  "Ainda não precisas do CDCP.",
])("what is not needed, or not yet, is not asked for: %s", (text) => {
  expect(papersOf(text)).toEqual([]);
});

test.each([
  "We pay for you to take the CDCP.",
  "Wir zahlen dafür, dass du den CDCP machst.",
  "Wij betalen, zodat jij je CDCP haalt.",
  "Nous payons pour que vous passiez le CDCP.",
  "Pagamos para que saques el CDCP.",
  "Paghiamo noi, perché tu prenda il CDCP.",
  "Płacimy za to, żebyś zdobył CDCP.",
  "Vi betalar, att du tar CDCP.",
  "Vi betaler for, at du får CDCP.",
  "Vi betaler for at du tar CDCP.",
  "Maksamme, että suoritat CDCP.",
  "Zaplatíme, abyste získali CDCP.",
  "Pagamos para que tires o CDCP.",
])("what somebody pays for is not asked for yet: %s", (text) => {
  expect(papersOf(text)).toEqual(["?cdcp"]);
});

test.each<[string[], string]>([
  [["?cdcp", "?cdcs"], "You hold CDCP or CDCS."],
  [["?pmp", "?prince2"], "PMP oder eine PRINCE2-Zertifizierung."],
  [["?pmp", "?prince2"], "PMP of een PRINCE2-certificaat."],
  [["?pmp", "?prince2"], "Titulaire du PMP ou du PRINCE2."],
  [["?pmp", "?prince2"], "PMP lub PRINCE2."],
  [["?pmp", "?prince2"], "PMP eller PRINCE2."],
  [["?pmp", "?prince2"], "PMP nebo PRINCE2."],
  [["?pmp", "?prince2"], "PMP tai PRINCE2."],
  [["!pmp", "!prince2"], "PMP and PRINCE2 required."],
  [["!sssts", "?smsts"], "SSSTS or an SMSTS."],
  [["!cdcp"], "You hold the CDCP, a calm head and a van."],
  [["!cdcp"], "Du hast CDCP, Erfahrung und gute Laune."],
  [["!cdcp"], "Har du CDCP, hører vi fra dig i dag, for det er et krav."],
  [["!cdcp"], "CDCP is required; experience would put you ahead."],
  [["?eup"], "Mechatroniker mit EuP willkommen."],
  [["?eup"], "Elektriker mit EuP gern gesehen."],
  [["?nen3140-vop"], "Monteur met VOP welkom."],
  [["?pes-pav-pei"], "Elettricista con PES/PAV benvenuto."],
  [["?f-gas-eu"], "Technik z F-gaz mile widziany."],
])("%j are asked for: %s", (papers, text) => {
  expect(papersOf(text)).toEqual(papers);
});
