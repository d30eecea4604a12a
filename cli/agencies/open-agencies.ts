import type { OpenAgency } from "./open-agency";

type Timing = {
  /** How long nobody asks before an agency is put to rest. */
  restAfterMs: number;
  /** How long one stays awake that was woken for its own work alone. */
  visitMs: number;
  /** How many may be awake; beyond that whoever was asked longest ago rests early. */
  most: number;
};

type Awake = { house: Promise<OpenAgency>; asking: number; askedAt: number };
type Open = (host: string) => Promise<OpenAgency>;

/**
 * The agencies that are open: each is opened by its first request, and closed after a while without requests or work.
 */
export class OpenAgencies {
  readonly #open: Open;
  readonly #timing: Timing;
  readonly #awake = new Map<string, Awake>();
  readonly #resting = new Map<string, Promise<void>>();

  constructor(open: Open, timing: Timing) {
    this.#open = open;
    this.#timing = timing;
  }

  hosts = (): string[] => [...this.#awake.keys()];

  /** Lets somebody ask; it stays awake at least until the answer is there. */
  async during<Answer>(host: string, ask: (house: OpenAgency) => Answer | Promise<Answer>) {
    const it = this.#woken(host, Date.now());
    it.asking += 1;
    try {
      return await ask(await it.house);
    } finally {
      it.asking -= 1;
      it.askedAt = Date.now();
    }
  }

  /** For what it does by itself: mail, daily tasks, what goes out. */
  async visit(host: string): Promise<void> {
    const { restAfterMs, visitMs } = this.#timing;
    await this.#woken(host, Date.now() - restAfterMs + visitMs).house;
  }

  /** Puts to rest whom nobody has asked for long, and of too many those who were asked longest ago. */
  async tidy(): Promise<void> {
    const oldest = [...this.#awake].toSorted(([, a], [, b]) => a.askedAt - b.askedAt);
    for (const [n, [host, it]] of oldest.entries()) {
      const isCrowded = oldest.length - n > this.#timing.most;
      const isOld = Date.now() - it.askedAt > this.#timing.restAfterMs;
      if (isCrowded || isOld) await this.#restUnlessBusy(host, it);
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all(
      [...this.#awake].map(async ([host, { house }]) => this.#rest(host, await house)),
    );
    await Promise.all(this.#resting.values());
  }

  #woken(host: string, askedAt: number): Awake {
    const known = this.#awake.get(host);
    if (known) return known;
    // One that is being put to rest is closed before it is opened again.
    const house = Promise.resolve(this.#resting.get(host)).then(() => this.#open(host));
    const it = { house, asking: 0, askedAt };
    this.#awake.set(host, it);
    house.catch(() => this.#awake.delete(host));
    return it;
  }

  async #restUnlessBusy(host: string, it: Awake): Promise<void> {
    const house = await it.house.catch(() => null);
    if (!house || (await house.isBusy()) || it.asking > 0) return;
    await this.#rest(host, house);
  }

  #rest(host: string, house: OpenAgency): Promise<void> {
    this.#awake.delete(host);
    const closed = house.close().finally(() => this.#resting.delete(host));
    this.#resting.set(host, closed);
    return closed;
  }
}
