import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database.ts';

/** Counts events of a kind by key: so many in so many seconds. */
export interface Counter {
  /** Counts one more. Resolves to false if the key had already used up its points. */
  take(key: string): Promise<boolean>;
  isUsedUp(key: string): Promise<boolean>;
}

/** Returns the counter of a kind of event. */
export type Counters = (kind: string, points: number, seconds: number) => Counter;

/** Each statement can run again. */
export const attemptTable = `
create table if not exists auth.attempts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table auth.attempts is 'Attempts to sign in, and used codes. Stored here so that a restart forgets none.';
`;

/** Counters in the database. Keys are hashed: they contain email and network addresses. */
export function databaseCounters(database: Database): Counters {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (kind, points, duration) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'auth',
      tableName: 'attempts',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: kind,
      points,
      duration,
    });
    const hashed = (key: string) => createHash('sha256').update(key).digest('hex');
    return {
      take: (key) =>
        limiter.consume(hashed(key)).then(
          () => true,
          (refused: unknown) => {
            if (refused instanceof RateLimiterRes) return false;
            throw refused;
          },
        ),
      isUsedUp: async (key) => ((await limiter.get(hashed(key)))?.remainingPoints ?? 1) <= 0,
    };
  };
}
