/** The queue is too long to wait. */
export class Overloaded extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('The service is busy. Try again shortly.');
  }
}

/** Who sends a request. */
export interface Client {
  /** A session or an address. */
  name: string;
  /** Whether its requests may be refused. False for our own services. */
  mayBeRefused: boolean;
}

interface Waiting {
  since: number;
  client: Client;
  start: () => void;
  refuse: (error: Overloaded) => void;
}

/** The weight of the last request in the average duration. */
const smoothing = 0.05;

/**
 * Lets a few requests in at a time. Clients take turns, so one who sends many requests delays mostly its own. A request
 * that would wait longer than `longestWait` milliseconds is refused before it has done anything, so it can be repeated.
 */
export class FairQueue {
  /** By client, each in order. The map's order is that of the turns. */
  readonly #queues = new Map<string, Waiting[]>();
  #running = 0;
  #averageDuration = 0;

  constructor(
    private readonly concurrency: number,
    private readonly longestWait = 5000,
  ) {}

  /** Settles as `work` does, or rejects with `Overloaded`. */
  async run<T>(client: Client, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.concurrency) this.#running += 1;
    else await this.#turn(client);
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#averageDuration += smoothing * (performance.now() - started - this.#averageDuration);
      // A chain of promises alone would never let the process read new requests.
      setImmediate(() => this.#next());
    }
  }

  async #turn(client: Client): Promise<void> {
    const queue = this.#queues.get(client.name) ?? [];
    const wait = this.#expectedWait(client.name, queue.length);
    if (client.mayBeRefused && wait > this.longestWait) throw this.#refusal(wait);
    await new Promise<void>((start, refuse) => {
      queue.push({ since: performance.now(), client, start, refuse });
      this.#queues.set(client.name, queue);
    });
  }

  /** Returns the milliseconds until a new request of this client, which has `own` waiting, would get its turn. */
  #expectedWait(name: string, own: number): number {
    let turns = own + 1;
    for (const [other, { length }] of this.#queues) if (other !== name) turns += Math.min(length, own + 1);
    return (turns * this.#averageDuration) / this.concurrency;
  }

  /** Gives the next client its turn. */
  #next(): void {
    for (const [name, queue] of this.#queues) {
      this.#queues.delete(name);
      for (let waiting = queue.shift(); waiting; waiting = queue.shift()) {
        const waited = performance.now() - waiting.since;
        if (waiting.client.mayBeRefused && waited > this.longestWait) {
          waiting.refuse(this.#refusal(waited));
          continue;
        }
        if (queue.length > 0) this.#queues.set(name, queue);
        waiting.start();
        return;
      }
    }
    this.#running -= 1;
  }

  #refusal(wait: number): Overloaded {
    return new Overloaded(Math.max(1, Math.ceil((wait - this.longestWait) / 1000)));
  }
}
