import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs one piece of work at a time on PGlite’s only connection, in order. Otherwise two requests’ statements would land
 * in each other’s transactions. Work started inside work that holds the mutex joins it, since waiting would deadlock.
 */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  readonly #holder = new AsyncLocalStorage<{ holding: boolean }>();

  /** `beforeTurn` runs alone before each turn; if it rejects, so does the turn. */
  constructor(private readonly beforeTurn: () => Promise<void> = () => Promise.resolve()) {}

  /** Settles as `work` does. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#holder.getStore()?.holding) return work();
    const turn = this.#last.then(async () => {
      const ticket = { holding: true };
      try {
        await this.beforeTurn();
        return await this.#holder.run(ticket, work);
      } finally {
        ticket.holding = false;
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
