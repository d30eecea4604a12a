import { expect, test } from "bun:test";
import { join } from "node:path";
import * as zod from "zod";
import { root } from "../client";
import { z as late } from "./late";

const z = late as unknown as typeof zod.z;

test("the compiled product has every part of zod that its source uses", async () => {
  const used = new Set<string>();
  for (const path of new Bun.Glob("{src,modules,cli}/**/*.ts").scanSync(root)) {
    const text = await Bun.file(join(root, path)).text();
    if (!/^import \{ z\b.* from "zod"/m.test(text) || path.includes(".test")) continue;
    for (const [, name = ""] of text.matchAll(/\bz\.((?:iso\.|coerce\.)?\w+)/g)) used.add(name);
  }
  const missing = [...used].filter((name) => {
    const [first = "", second] = name.split(".");
    const part: unknown = Reflect.get(zod, first);
    const own: unknown = Reflect.get(late, first);
    // What is there for the types alone is no part of a program.
    if (part === undefined || first === "core" || first === "input") return false;
    return own === undefined || (second && Reflect.get(Object(own), second) === undefined);
  });
  expect(missing).toEqual([]);
});

const person = (of: typeof zod.z) => {
  const Name = of.string().trim().min(1).max(40).meta({ "x-names": true });
  const Node = of.object({
    name: Name,
    get children(): zod.ZodType {
      return of.array(Node).optional();
    },
  });
  const Base = of.object({
    id: of.uuid(),
    at: of.iso.date().nullable(),
    kind: of.enum(["a", "b"]),
  });
  return Base.extend({ node: Node, size: of.coerce.number().int().default(3) })
    .omit({ kind: true })
    .refine(({ size }) => size < 10, "Too large");
};

const values = [
  { id: "0199b1a2-0000-7000-8000-000000000001", at: null, node: { name: " Jo " } },
  { id: "0199b1a2-0000-7000-8000-000000000001", at: "2026-02-30", node: { name: "" }, size: "x" },
  {
    id: "no",
    at: "2026-02-28",
    node: { name: "a", children: [{ name: "b", children: [{ name: 3 }] }] },
  },
  { id: "0199b1a2-0000-7000-8000-000000000001", at: null, node: { name: "x" }, size: 12 },
];

test.each(values)(
  "a model that is made when it is asked answers as it always did (%#)",
  (value) => {
    const [one, other] = [person(z).safeParse(value), person(zod.z).safeParse(value)];
    expect(one.success).toBe(other.success);
    expect(one.data).toEqual(other.data);
    expect(one.error?.issues).toEqual(other.error?.issues);
  },
);

test("it is described alike, and is a model of its kind", () => {
  expect(z.toJSONSchema(person(z))).toEqual(zod.toJSONSchema(person(zod.z)));
  const Name = z.string().meta({ "x-names": true });
  expect(z.globalRegistry.get(Name)).toEqual({ "x-names": true });
  expect(Name instanceof z.ZodString).toBe(true);
  expect(z.array(Name) instanceof z.ZodObject).toBe(false);
  expect(z.enum(["a", "b"]).options).toEqual(["a", "b"]);
  expect(Name.brand()).toBe(z.array(Name).element);
});

test("nothing is made before it is asked", () => {
  let made = 0;
  const Model = z.object({
    get field() {
      made += 1;
      return z.string();
    },
  });
  Model.optional().nullable();
  expect(made).toBe(0);
  expect(Model.parse({ field: "x" })).toEqual({ field: "x" });
  expect(made).toBeGreaterThan(0);
});
