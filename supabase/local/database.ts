import type { Connection } from '@supabase/lite';

/** One row of an answer; values are what JSON would carry (timestamps as ISO 8601 text). */
export type Row = Record<string, unknown>;

export type Query = <T = Row>(sql: string, params?: unknown[]) => Promise<T[]>;

/** The claims of a verified token, or those of an API key. */
export interface Claims {
  role: string;
  sub?: string;
  [claim: string]: unknown;
}

/** What the rest of the backend sees of the database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs one statement as the owner of the database (no policies). Rejects with the Postgres error. */
  query: Query;
  /**
   * Runs `run` in one transaction as the caller that `claims` describe: role, `auth.uid()` and policies
   * as PostgREST sets them. Commits when `run` resolves, rolls back when it rejects. Don't call
   * `database.query` inside it on anything that must see the caller's rights: that one is the owner.
   */
  asRole<T>(claims: Claims, run: (query: Query) => Promise<T>): Promise<T>;
  /** Calls `onPayload` for each committed `notify channel`; resolves to the function that stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}

/** A transaction of the owner. `script` takes several statements separated by semicolons. */
export interface OwnerTransaction {
  query: Query;
  script(sql: string): Promise<void>;
}

/** What only boot and shutdown need. */
export interface OpenDatabase extends Database {
  /** Runs `run` in one transaction as the owner. */
  transaction<T>(run: (transaction: OwnerTransaction) => Promise<T>): Promise<T>;
  /** The same database, as the API library takes it. */
  readonly connection: Connection;
  close(): Promise<void>;
}

const roleName = /^[a-z_][a-z0-9_]*$/;

/** Sets role and claims for the rest of the transaction, under the names PostgREST and older helpers use. */
export async function assumeRole(query: Query, claims: Claims): Promise<void> {
  if (!roleName.test(claims.role)) throw new Error(`Not a role name: ${claims.role}`);
  await query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    [JSON.stringify(claims), claims.sub ?? '', claims.role],
  );
}
