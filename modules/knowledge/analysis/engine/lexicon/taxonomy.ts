import certificationsFile from "../../taxonomy/certifications.json";
import cuesFile from "../../taxonomy/cues.json";
import demandWordsFile from "../../taxonomy/demand-words.json";
import negativeFile from "../../taxonomy/negative.json";
import rolesFile from "../../taxonomy/roles.json";
import skillsFile from "../../taxonomy/skills.json";
import systemsFile from "../../taxonomy/systems.json";
import pairsFile from "../../taxonomy/pairs.json";
import packedPhrases from "../../taxonomy/phrase-lexicon.json";
import { LazyMap, LazySet } from "@/src/lazy";
import { type Role, type System, roles as roleGroups, systems as systemIds } from "../../rules";

type Aliases = { [language: string]: string[] | undefined };

export type Skill = {
  id: string;
  name: string;
  category: string;
  /** How strongly one mention indicates a datacenter facility role, 0–1. */
  weight: number;
  aliases: Aliases;
  /** Names of people whose work it is; they count in a title alone. */
  trades?: Aliases | undefined;
  upperCase?: string[] | undefined;
  /** Says something about the ad or the person, but is no technical skill. */
  isContext?: boolean | undefined;
};

export type Certification = {
  id: string;
  name: string;
  /** Who grants it. */
  issuer: string;
  kind: string;
  countries: string[];
  aliases: string[];
  /** More specific certificates that make this general one redundant. */
  yieldsTo?: string[] | undefined;
  /** Names of a subject that mean this certificate beside a word like "certified". */
  certifies?: string[] | undefined;
  upperCase?: string[] | undefined;
};

export type TaxonomyRole = {
  id: string;
  name: string;
  group: string;
  dcSpecificity: number;
  aliases: Aliases;
};

export type AliasGuard = {
  aliases: string[];
  /** The only kind of entry it guards; all when absent. */
  kind?: string | undefined;
  needs?: string | undefined;
  rejects?: string | undefined;
  within?: number | undefined;
  capitalised?: boolean | undefined;
  drop?: boolean | undefined;
  notAfter?: string[] | undefined;
};

/** Something that looks like datacenter work and is not, known by its cue words. */
export type LookAlike = {
  id: string;
  why: string;
  scope: string;
  window?: number | undefined;
  cuesNeeded: number;
  unless?: string | undefined;
  rejects?: string[] | undefined;
  /** Names as they have to stand in the ad: an "onduleur" is no parcel service. */
  written?: string[] | undefined;
  cap?: number | undefined;
  penalty?: number | undefined;
  isNote?: boolean | undefined;
  terms: Aliases;
};

export type SystemRule = { id: string; label: Aliases | object; strong: string[]; weak: string[] };

// Functions, because a table is unpacked and read when a field of it is first asked for, which no start does.
export const skills = (): Skill[] => skillsFile.skills;
export const ambiguousAliases = (): { [alias: string]: string[] } => skillsFile.ambiguousAliases;
export const aliasGuards = (): AliasGuard[] => skillsFile.aliasGuards;
export const certifications = (): Certification[] => certificationsFile.certifications;
export const taxonomyRoles = (): TaxonomyRole[] => rolesFile.roles;
export const titleFacets = () => rolesFile.titleFacets;
export const lookAlikes = (): LookAlike[] => negativeFile.contexts;
export const systemRules = () => systemsFile.systems;
export const dcContextSkills = new LazySet(() => systemsFile.dcContext);
/** What names a datacenter itself; a critical environment may be a hospital, a server room an office's. */
export const datacenterSkills = new LazySet(() => systemsFile.datacenter);
export const cues = cuesFile;
/** "Or" in each language. */
export const orWords = new LazySet(() => cuesFile.negation.or);
/** What says how much a certificate is asked for, by the part a word plays and by language. */
export const demandParts = () => demandWordsFile.parts;

const portalNames = (): { [group: string]: string } => rolesFile.portalMapping;
export const portalNameOf = (group: string) => portalNames()[group];

export const isRole = (group: string): group is Role => roleGroups.some((it) => it === group);
export const isSystem = (id: string): id is System => systemIds.some((it) => it === id);

const taxonomyFiles = [
  skillsFile,
  rolesFile,
  systemsFile,
  certificationsFile,
  negativeFile,
  cuesFile,
  pairsFile,
  packedPhrases,
  demandWordsFile,
];

/** Everything the engine knows, as text: what its version is a hash of. */
export const taxonomyText = () => taxonomyFiles.map((file) => JSON.stringify(file)).join("\n");

export const skillById = new LazyMap(() => skills().map((it) => [it.id, it] as const));
export const certificationById = new LazyMap(() =>
  certifications().map((it) => [it.id, it] as const),
);
export const taxonomyRoleById = new LazyMap(() =>
  taxonomyRoles().map((it) => [it.id, it] as const),
);
