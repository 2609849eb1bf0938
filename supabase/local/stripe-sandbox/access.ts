import type { Database } from '../server/database.ts';
import { isDue, settle } from './clock.ts';
import { Ledger, StripeError } from './ledger.ts';
import { readPrices } from './prices.ts';
import type { SandboxState, SandboxStore } from './state.ts';

/** How the API and the pages use the ledger. */
export interface LedgerAccess {
  /** Returns the ledger after applying what is due. Changes to it aren't stored. */
  read(): Promise<Ledger>;
  /** Runs `work` on the ledger and stores the result; stores nothing if it throws. */
  change<T>(work: (ledger: Ledger) => T): Promise<T>;
  /** Like `change`, once per idempotency key: a repeated request gets the first response. */
  post(key: string | null, request: string, work: (ledger: Ledger) => object): Promise<Answer>;
}

interface Answer {
  body: string;
  replayed: boolean;
}

export function ledgerAccess(store: SandboxStore, database: Pick<Database, 'query'>): LedgerAccess {
  async function change<T>(work: (ledger: Ledger) => T): Promise<T> {
    const prices = await readPrices(database);
    return store.change((state) => {
      const ledger = new Ledger(state, nowOf(state), prices);
      settle(ledger, ledger.now);
      const result = work(ledger);
      ledger.prune();
      return result;
    });
  }

  async function current(): Promise<Ledger> {
    const prices = await readPrices(database);
    return new Ledger(store.state, nowOf(store.state), prices);
  }

  return {
    change,
    read: async () => {
      const ledger = await current();
      if (!isDue(ledger)) return ledger;
      await change(() => undefined);
      return current();
    },
    post: (key, request, work) =>
      change((ledger) => {
        const { answers } = ledger.state;
        const first = key === null ? undefined : answers[key];
        if (first && first.request !== request) throw keyReused(key ?? '');
        if (first) return { body: first.body, replayed: true };
        const body = JSON.stringify(work(ledger));
        if (key !== null) answers[key] = { at: ledger.now, request, body };
        return { body, replayed: false };
      }),
  };
}

/** Returns the sandbox's time in seconds since the epoch. */
function nowOf(state: SandboxState): number {
  return Math.floor(Date.now() / 1000) + state.ahead;
}

function keyReused(key: string): StripeError {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. Try ' +
    `using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeError(400, { type: 'idempotency_error', message });
}
