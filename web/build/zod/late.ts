import { globalRegistry, registry, safeParse, toJSONSchema, ZodError, type ZodType } from "zod";
import { coerced, dates, makers, others } from "./parts";

type Any = Record<PropertyKey, unknown>;
type Call = (...given: unknown[]) => unknown;

const nothing: readonly unknown[] = [];

/**
 * Stands for a model until it is first asked something. The product describes twelve thousand of them, and an hour's work asks
 * a few hundred: making all of them took a third of a start and of the memory of a server at rest.
 */
class Late {
  // Itself, so that what was made of a model asks that model (Object.create); an object beside each would be twelve thousand more.
  readonly of: Late;
  make: Call | string | null;
  given: readonly unknown[];
  before: Late | undefined;
  made: unknown;

  /** By `make`, or by what the model before is asked; without a closure, which of twelve thousand fills the first collection. */
  constructor(make: Call | string, given: unknown[], before?: Late) {
    this.of = this;
    this.make = make;
    this.given = given.length > 0 ? given : nothing;
    this.before = before;
    this.made = undefined;
  }

  static made(given: unknown): unknown {
    return given instanceof Late ? carriedOut(given.of) : given;
  }

  /** Asked of every model; as properties of what all share they are found without the detour below. */
  get _zod() {
    return (Late.made(this) as Any)["_zod"];
  }

  get "~standard"() {
    return (Late.made(this) as Any)["~standard"];
  }
}

function carriedOut(order: Late): unknown {
  const { make, given, before } = order;
  if (make === null) return order.made;
  if (typeof make === "string") {
    const model = Late.made(before) as Record<string, Call>;
    order.made = model[make]?.(...given.map(made));
  } else order.made = make(...given.map(made));
  [order.make, order.given, order.before] = [null, nothing, undefined];
  return order.made;
}

/** What they are made of is made with them, so that a model that works has nothing late inside. */
const made = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.some(isLate) ? given.map(Late.made) : given;
  if (typeof given !== "object" || given === null || given instanceof Late) return Late.made(given);
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  const fields = Object.getOwnPropertyDescriptors(given);
  for (const field of Object.values(fields)) {
    // A model that refers to itself does so by a getter, which is asked when it is needed.
    if (field.get) field.get = madeBy(field.get);
    else field.value = Late.made(field.value);
  }
  return Object.defineProperties({}, fields);
};

const isLate = (given: unknown) => given instanceof Late;

const madeBy = (read: () => unknown) =>
  function (this: unknown) {
    return Late.made(read.call(this));
  };

const late =
  (make: Call): Call =>
  (...given) =>
    new Late(make, given);

/** What makes one model of another; whatever else a model is asked, is asked of it when it is made. */
const steps =
  "and array catch catchall check default endsWith exactOptional exclude extend extract gt gte includes int keyof length loose lowercase lt lte max merge meta min multipleOf negative nonempty nonnegative nonoptional nonpositive normalize nullable nullish omit optional or overwrite partial passthrough pick pipe positive prefault readonly refine regex required safeExtend slugify startsWith strict strip superRefine toLowerCase toUpperCase transform trim unwrap uppercase".split(
    " ",
  );

for (const step of steps) {
  Object.defineProperty(Late.prototype, step, {
    value(this: Late, ...given: unknown[]) {
      // Asked for what is said of it, a model answers that.
      if (step === "meta" && given.length === 0) return (Late.made(this) as ZodType).meta();
      return new Late(step, given, this);
    },
  });
}

/** Everything else is read from the model itself. */
Object.setPrototypeOf(
  Late.prototype,
  new Proxy(Object.create(null), {
    get(_, name, asked) {
      if (!(asked instanceof Late)) return undefined;
      const model = Late.made(asked) as Any;
      const value = model[name];
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => value.apply(model, given.map(Late.made));
    },
  }),
);

const lateOnes = (from: object): Any =>
  Object.fromEntries(Object.entries(from).map(([name, make]) => [name, late(make)]));

/** One that knows models by themselves, whether they were late or not. */
function knowing<Registry extends object>(registry: Registry): Registry {
  const own = registry as Record<string, Call>;
  for (const name of ["add", "get", "has", "remove"]) {
    const ask = own[name]?.bind(registry);
    own[name] = (model, ...more) => ask?.(Late.made(model), ...more);
  }
  return registry;
}

export { ZodError };

export const z = {
  ...others,
  ...lateOnes(makers),
  iso: lateOnes(dates),
  coerce: lateOnes(coerced),
  globalRegistry: knowing(globalRegistry),
  registry: () => knowing(registry()),
  safeParse: (model: unknown, value: unknown) => safeParse(Late.made(model) as ZodType, value),
  toJSONSchema: (model: unknown, how: object) => toJSONSchema(Late.made(model) as ZodType, how),
};
