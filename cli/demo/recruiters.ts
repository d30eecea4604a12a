import { expertise, type OwnExpertise } from "@/modules/market/recruiters";
import { users } from "@/modules/platform/accounts";
import { withActor, type App } from "@/src/app";

type Invented = { firstName: string; lastName: string } & Omit<OwnExpertise, "version">;

/** Nobody of this name exists; together they cover every system, and none of them all. */
const invented: Invented[] = [
  {
    firstName: "Marit",
    lastName: "Hoekstra",
    title: "Senior recruiter, critical facilities",
    expertise: {
      systems: ["ups-systems", "generators", "redundancy"],
      roles: ["critical-facilities", "dc-operations"],
      countries: ["NL", "BE"],
      certifications: ["NEN 3140 Vakbekwaam Persoon (VP)", "VCA VOL (supervisors)"],
    },
    specialties: ["Night and weekend shifts", "Colocation"],
  },
  {
    firstName: "Jonas",
    lastName: "Brandt",
    title: "Recruiter, cooling and power",
    expertise: {
      systems: ["cooling-systems", "ups-systems"],
      roles: ["power-cooling", "mep-engineer"],
      countries: ["DE", "AT", "CH"],
      certifications: [],
    },
    specialties: ["Chillers and CRAH", "Frankfurt"],
  },
  {
    firstName: "Aoife",
    lastName: "Kerrigan",
    title: "Recruiter, hyperscale ramp-ups",
    expertise: {
      systems: ["redundancy", "bms-dcim"],
      roles: ["hyperscale", "dc-construction", "commissioning"],
      countries: ["IE", "UK"],
      certifications: [],
    },
    specialties: ["Commissioning agents", "Relocation to Ireland"],
  },
  {
    firstName: "Thijs",
    lastName: "Lammers",
    title: "Recruiter, controls and monitoring",
    expertise: {
      systems: ["bms-dcim", "cooling-systems"],
      roles: ["dc-operations", "dc-architect"],
      countries: ["NL", "DE", "FR", "UK"],
      certifications: ["VCA VOL (supervisors)"],
    },
    specialties: ["BMS integrators"],
  },
];

/** A few recruiters to match, whose accounts nobody can enter; answers them at their desks. */
export async function seedRecruiters(app: App): Promise<App[]> {
  const desks: App[] = [];
  for (const { firstName, lastName, ...known } of invented) {
    const username = firstName.toLowerCase();
    const user = await users.add(app, {
      firstName,
      lastName,
      username,
      email: `${username}@coldaisle.example`,
      password: crypto.randomUUID(),
      role: "recruiter",
    });
    await expertise.edit(app, user.id, { ...known, version: 0 });
    desks.push(withActor(app, { id: user.id, name: `${firstName} ${lastName}` }));
  }
  return desks;
}
