import type { OpenAgency } from "./open-agency";

type Timing = {
  /** How long without a request before an agency is closed. */
  closeAfterMs: number;
  /** How long one stays open that was opened for its background work alone. */
  workMs: number;
  /** How many may be open; beyond that the least recently used is closed early. */
  most: number;
};

type Entry = { agency: Promise<OpenAgency>; requests: number; usedAt: number };
type Open = (host: string) => Promise<OpenAgency>;

/**
 * The agencies that are open: each is opened by its first request, and closed after a while without requests or work.
 */
export class OpenAgencies {
  readonly #open: Open;
  readonly #timing: Timing;
  readonly #opened = new Map<string, Entry>();
  readonly #closing = new Map<string, Promise<void>>();

  constructor(open: Open, timing: Timing) {
    this.#open = open;
    this.#timing = timing;
  }

  hosts = (): string[] => [...this.#opened.keys()];

  /** Opens the agency if need be, and keeps it open at least until `work` is done. */
  async use<Answer>(host: string, work: (agency: OpenAgency) => Answer | Promise<Answer>) {
    const entry = this.#openedAt(host, Date.now());
    entry.requests += 1;
    try {
      return await work(await entry.agency);
    } finally {
      entry.requests -= 1;
      entry.usedAt = Date.now();
    }
  }

  /** Opens an agency for its background work: mail, daily tasks, webhooks. */
  async openForWork(host: string): Promise<void> {
    const { closeAfterMs, workMs } = this.#timing;
    await this.#openedAt(host, Date.now() - closeAfterMs + workMs).agency;
  }

  /** Closes what nobody has used for long and, where too many are open, the least recently used. */
  async closeIdle(): Promise<void> {
    const oldest = [...this.#opened].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [n, [host, entry]] of oldest.entries()) {
      const isCrowded = oldest.length - n > this.#timing.most;
      const isIdle = Date.now() - entry.usedAt > this.#timing.closeAfterMs;
      if (isCrowded || isIdle) await this.#closeUnlessBusy(host, entry);
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all(
      [...this.#opened].map(async ([host, { agency }]) => this.#close(host, await agency)),
    );
    await Promise.all(this.#closing.values());
  }

  #openedAt(host: string, usedAt: number): Entry {
    const known = this.#opened.get(host);
    if (known) return known;
    // One that is being closed is opened again only once that is done.
    const agency = Promise.resolve(this.#closing.get(host)).then(() => this.#open(host));
    const entry = { agency, requests: 0, usedAt };
    this.#opened.set(host, entry);
    agency.catch(() => this.#opened.delete(host));
    return entry;
  }

  async #closeUnlessBusy(host: string, entry: Entry): Promise<void> {
    const agency = await entry.agency.catch(() => null);
    if (!agency || (await agency.isBusy()) || entry.requests > 0) return;
    await this.#close(host, agency);
  }

  #close(host: string, agency: OpenAgency): Promise<void> {
    this.#opened.delete(host);
    const closed = agency.close().finally(() => this.#closing.delete(host));
    this.#closing.set(host, closed);
    return closed;
  }
}
