import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

/** Plant of a brewery, a hotel or a pool, and a datacenter that is only near. */
const nearby: [title: string, text: string][] = [
  [
    "Dairy Farmhand",
    "You milk sixty goats and look at the chiller and the generator. Our neighbours run a hyperscale data centre.",
  ],
  [
    "Beekeeper",
    "You tend hives and mind the chiller and the standby generator of the shed, next to a hyperscale data centre.",
  ],
  [
    "Pool Guardian",
    "You watch swimmers, the chillers and the generator. Across the road stands a hyperscale data centre with UPS.",
  ],
  [
    "Käserin",
    "Sie rühren Käse und prüfen Kältemaschine und Notstromaggregat. Der Hof liegt direkt neben einem Hyperscale-Rechenzentrum.",
  ],
  [
    "Bäcker",
    "Sie backen Brot; Kältemaschine und Notstromaggregat sehen Sie nach. Nebenan steht ein Rechenzentrum mit USV.",
  ],
  [
    "Bloemkweker",
    "Je oogst tulpen en kijkt naar koelmachine en noodstroomaggregaat. Onze buren zijn een hyperscale datacenter.",
  ],
  [
    "Brasseur",
    "Vous brassez et surveillez le groupe froid et le groupe électrogène, en face d'un centre de données hyperscale.",
  ],
  [
    "Pastor",
    "Cuidas ovejas y miras la enfriadora y el grupo electrógeno. Al lado de un centro de datos hyperscale con SAI.",
  ],
  [
    "Allevatore",
    "Accudisci capre, controlli chiller e gruppo elettrogeno. La stalla è accanto a un data center hyperscale.",
  ],
  [
    "Piekarz",
    "Pieczesz chleb, sprawdzasz chiller i agregat prądotwórczy. Sąsiadujemy z centrum danych hyperscale.",
  ],
  [
    "Bagare",
    "Du bakar bröd och ser till kylmaskin och reservkraft. Bageriet ligger bredvid ett hyperscale-datacenter.",
  ],
  [
    "Padeiro",
    "Faz pão e olha pelo chiller e pelo gerador de emergência, ao lado de um centro de dados hyperscale.",
  ],
  ["Pekař", "Pečete chleba, hlídáte chlazení a dieselagregát. Vedle datového centra hyperscale."],
  [
    "Leipuri",
    "Leivot leipää ja valvot jäähdytyskonetta ja varavoimakonetta. Naapurissa on hyperscale-datakeskus.",
  ],
];

test.each(nearby)("%s is no target because a datacenter is near", (title, text) => {
  expect(analyse(ad({ title, text })).relevanceLevel).toBe("potential");
});

test.each([
  ["Plant Colleague", "Opposite a data centre you tend the chillers and generators of a cinema."],
  ["Mitarbeiter", "Gleich gegenüber von einem Rechenzentrum sehen Sie nach Kälte und Notstrom."],
  ["Employé", "À deux pas d'un centre de données, vous veillez sur un groupe froid."],
  ["Empleado", "Cerca de un centro de datos miras una enfriadora."],
  ["Medewerker", "Vlak naast een datacenter kijk je naar een koelmachine."],
])("what is near is no workplace: %s, %s", (title, text) => {
  const { contributions } = analyse(ad({ title, text }));

  expect(contributions.map(({ code }) => code)).not.toContain("datacenter");
});

test.each([
  "You maintain UPS and chillers in our data centre next to the airport.",
  "Next to our data centre you run the UPS and the chillers of its second hall.",
  "Sie warten USV und Kältemaschinen in unserem Rechenzentrum direkt neben dem Bahnhof.",
  "Naast het datacenter onderhoud je de UPS en de koelmachines van de kantoren.",
  "Neben dem Rechenzentrum betreuen Sie USV und Kältemaschinen der Büros.",
  "Vous entretenez les onduleurs de notre centre de données, près de la gare.",
])("a workplace near something else stays one: %s", (text) => {
  const { contributions } = analyse(ad({ title: "Technician", text }));

  expect(contributions.map(({ code }) => code)).toContain("datacenter");
});

test("on somebody's ground a technician works, and a cook does not", () => {
  const text = "You keep the chillers and the generator going on the site of a data centre.";
  const codesOf = (title: string) =>
    analyse(ad({ title, text })).contributions.map(({ code }) => code);

  expect(codesOf("Maintenance Technician")).toContain("datacenter");
  expect(codesOf("Canteen Colleague")).not.toContain("datacenter");
});

/** What others run, and what the job is. */
test.each([
  [
    "You help researchers with Slurm.",
    "The chillers and the UPS are looked after by another team.",
  ],
  ["You help researchers with Slurm.", "The building team operates the chillers and the UPS."],
  ["Sie beraten Forschende.", "Kältemaschinen und USV betreut ein anderes Team."],
  ["Sie beraten Forschende.", "Die Kältemaschinen und die USV werden von Kollegen gewartet."],
  [
    "Je helpt onderzoekers.",
    "De koelmachines en de UPS worden door een andere afdeling onderhouden.",
  ],
  [
    "Vous aidez les chercheurs.",
    "Les groupes froids et les onduleurs sont exploités par une autre équipe.",
  ],
  ["Ayudas a investigadores.", "De las enfriadoras y el SAI se encarga otro equipo."],
  ["Aiuti i ricercatori.", "Chiller e UPS sono gestiti da un altro team."],
  ["Pomagasz naukowcom.", "Chillerami i UPS zajmuje się inny dział."],
  ["Pomáháte vědcům.", "O UPS se stará jiný tým."],
  ["Du hjälper forskare.", "UPS och kylmaskiner sköts av en annan avdelning."],
  ["Ajuda investigadores.", "Os chillers e a UPS são geridos por outra equipa."],
])("what others run is no work of this job: %s %s", (work, aside) => {
  expect(idsOf(analyse(ad({ title: "Consultant", text: `${work} ${aside}` })), "system")).toEqual(
    [],
  );
});

test.each([
  "You maintain chillers and UPS and report to another team.",
  "The chillers and the UPS are maintained by our team, and you join it.",
  "Sie betreiben Kältemaschinen und USV und steuern Dienstleister.",
  "Vous exploitez les groupes froids et les onduleurs avec l'équipe de nuit.",
])("what one runs with others is work of this job: %s", (text) => {
  const systems = idsOf(analyse(ad({ title: "Technician", text: `${text} ${text}` })), "system");

  expect(systems.toSorted()).toEqual(["cooling-systems", "ups-systems"]);
});

test.each([
  ["Site Manager Homes", "Our sister company builds data centres with switchgear and cooling."],
  ["Bauleiter Wohnbau", "Unsere Schwesterfirma baut Rechenzentren mit Mittelspannung und Kälte."],
  ["Uitvoerder woningbouw", "Ons zusterbedrijf bouwt datacenters met noodstroom en koeling."],
  [
    "Conducteur de travaux",
    "Notre société sœur construit des centres de données et leurs onduleurs.",
  ],
  ["Jefe de obra", "Nuestra empresa hermana construye centros de datos con enfriadoras y SAI."],
  ["Kierownik budowy", "Nasza siostrzana spółka buduje centra danych z agregatami."],
])("%p does not build what a sister company builds: %s", (title, said) => {
  expect(analyse(ad({ title, text: said })).relevanceLevel).toBe("potential");
});
