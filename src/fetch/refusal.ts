export type RefusalKind =
  | "address"
  | "scheme"
  | "port"
  | "robots"
  | "too-large"
  | "too-slow"
  | "too-many-redirects"
  | "wrong-type"
  | "network"
  | "opted-out"
  | "cancelled";

/** Why nothing was read: never an HTTP status, only what the guard or the network refused. */
export class Refusal extends Error {
  readonly kind: RefusalKind;

  // Messages name a host at most: paths and queries of feeds carry keys.
  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Refusal";
    this.kind = kind;
  }

  /** What the network threw, told as a Refusal of the host that was asked. */
  static from(error: unknown, host: string): Refusal {
    if (error instanceof Refusal) return error;
    return new Refusal("network", `${host} could not be read.`, { cause: error });
  }
}
