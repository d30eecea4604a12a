import { type Check, type Plan, RepairRules, templateOf } from "@/modules/crm/imports";
import { Failure } from "@/src/errors";
import { save, readText } from "../arguments";

const isYaml = (path: string) => /\.ya?ml$/i.test(path);

/** What somebody has decided about a file, written down as JSON or YAML. */
export async function rulesIn(path: string): Promise<RepairRules> {
  const text = await readText(path);
  const rules = RepairRules.safeParse(readAs(isYaml(path) ? Bun.YAML.parse : JSON.parse, text));
  if (rules.success) return rules.data;
  const parts = ["doubles", "repairs", "values", "defaults", "fixes"];
  const part = parts.find((it) => it === rules.error.issues[0]?.path[0]) ?? parts.join(", ");
  throw new Failure("invalid", `The rules are invalid: check ${part}.`);
}

function readAs(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text) ?? {};
  } catch (cause) {
    throw new Failure(
      "invalid",
      "The rules file is not valid. JSON must end in .json, YAML in .yaml or .yml.",
      {
        cause,
      },
    );
  }
}

/** Writes down all that was found, for a person to fill in; what stands there already is never overwritten. */
export async function writeRules(path: string, check: Check, plan: Plan): Promise<void> {
  const file = Bun.file(path);
  if (await file.exists()) throw new Failure("conflict", "A file with this name already exists.");
  const { found, ...rules } = templateOf(check, plan);
  await save(
    path,
    isYaml(path)
      ? `${found.map((line) => `# ${line}`).join("\n")}\n${Bun.YAML.stringify(rules, null, 2)}\n`
      : `${JSON.stringify({ found, ...rules }, null, 2)}\n`,
  );
}
