import type { Connection } from '@supabase/lite';

/** A row, with values as JSON would carry them (timestamps as ISO 8601 text). */
export type Row = Record<string, unknown>;

export type Query = <T = Row>(sql: string, params?: unknown[]) => Promise<T[]>;

/** Claims of a verified token or API key. */
export interface Claims {
  role: string;
  sub?: string;
  [claim: string]: unknown;
}

/** The database, as the rest of the backend sees it. */
export interface Database {
  /** Runs a statement as the database owner, bypassing policies. Rejects with the Postgres error. */
  query: Query;
  /**
   * Runs `run` in a transaction as the caller with these claims, with the role and settings PostgREST would set.
   * Commits when it resolves and rolls back when it rejects. Don’t call `database.query` inside it: that runs as the
   * owner.
   */
  asRole<T>(claims: Claims, run: (query: Query) => Promise<T>): Promise<T>;
  /** Calls `onPayload` for each committed `notify channel`. Resolves to a function that stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}

/** A transaction as the owner. `script` accepts several statements. */
export interface OwnerTransaction {
  query: Query;
  script(sql: string): Promise<void>;
}

/** What only startup and shutdown need. */
export interface OpenDatabase extends Database {
  /** Runs `run` in one transaction as the owner. */
  transaction<T>(run: (transaction: OwnerTransaction) => Promise<T>): Promise<T>;
  /** The same database for the API library. */
  readonly connection: Connection;
  close(): Promise<void>;
}

/** The statement timeouts of a hosted project, in milliseconds. Other roles have none. */
const statementTimeouts: Readonly<Record<string, number>> = { anon: 3000, authenticated: 8000 };

/** Returns how long a statement may take for this role, in milliseconds; 0 for no limit. */
export function statementTimeout(role: unknown): number {
  return typeof role === 'string' && Object.hasOwn(statementTimeouts, role) ? (statementTimeouts[role] ?? 0) : 0;
}

const roleName = /^[a-z_][a-z0-9_]*$/;

/** Sets the role and claims for the rest of the transaction, under the names PostgREST and older helpers use. */
export async function assumeRole(query: Query, claims: Claims): Promise<void> {
  if (!roleName.test(claims.role)) throw new Error(`Not a role name: ${claims.role}`);
  await query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true),
            set_config('statement_timeout', $4, true)`,
    [JSON.stringify(claims), claims.sub ?? '', claims.role, String(statementTimeout(claims.role))],
  );
}
