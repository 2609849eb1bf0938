import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Lets one piece of work at a time use the only connection PGlite has, first come, first served.
 * Without it, two requests' statements would land in each other's transactions. Work that starts
 * inside work already holding the gate (a library asking for a second connection within its
 * transaction) joins it; waiting for itself would never end.
 */
export class Gate {
  #last: Promise<unknown> = Promise.resolve();
  readonly #holder = new AsyncLocalStorage<{ holding: boolean }>();

  /** Resolves or rejects as `work` does. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#holder.getStore()?.holding) return work();
    const turn = this.#last.then(async () => {
      const ticket = { holding: true };
      try {
        return await this.#holder.run(ticket, work);
      } finally {
        ticket.holding = false;
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
