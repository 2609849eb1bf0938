/** What commands that load data have in common: the file, its source, and that it replaces an earlier one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Failure, messageOf } from './failure.ts';
import type { OpenDatabase, Query } from './server/database.ts';
import { openPostgres } from './server/database/postgres.ts';

/** A row of `data_sources`, but for its ID. */
export interface Source {
  kind: string;
  /** Members see it. */
  name: string;
  license: string;
  url: string | null;
  /** Of the file as it was downloaded. */
  sha256: string;
  /** YYYY-MM-DD: the last day that the data is about. */
  as_of: string;
}

/** Options of every import's command line, for `parseArgs`. */
export const sourceOptions = {
  url: { type: 'string', default: process.env['DATABASE_URL'] },
  name: { type: 'string' },
  license: { type: 'string' },
  source: { type: 'string' },
} as const;

/** The content of a file, unzipped if it ends in .gz, and the SHA-256 of the file itself. */
export function readDataFile(file: string): { bytes: Buffer; sha256: string } {
  try {
    const stored = readFileSync(file);
    const bytes = file.endsWith('.gz') ? gunzipSync(stored) : stored;
    return { bytes, sha256: createHash('sha256').update(stored).digest('hex') };
  } catch (error) {
    throw new Failure(`${file} can’t be opened: ${messageOf(error)}`, 'Check its name.', { cause: error });
  }
}

/** Adds a source in place of an earlier one of its kind and name, with what `store` adds to it, in one transaction. */
export async function replaceSource<T>(
  database: OpenDatabase,
  { kind, name, license, url, sha256, as_of }: Source,
  store: (query: Query, sourceId: string) => Promise<T>,
): Promise<T> {
  if (url !== null && !/^https:\/\/.{1,290}$/.test(url))
    throw new Failure('The source isn’t an address.', 'Pass --source https://…, where the file was downloaded.');
  if (name.length > 120 || license.length > 120)
    throw new Failure('The name or license is too long.', 'Each has at most 120 characters.');
  return database.transaction(async ({ query }) => {
    await query('delete from public.data_sources where name = $1 and kind = $2', [name, kind]);
    const [added] = await query<{ id: string }>(
      `insert into public.data_sources (kind, name, license, url, sha256, as_of) values ($1, $2, $3, $4, $5, $6)
       returning id`,
      [kind, name, license, url, sha256, as_of],
    );
    return store(query, added?.id ?? '');
  });
}

/** Calls `store` with a few rows at a time, as JSON. */
export async function inBatches(rows: readonly object[], size: number, store: (json: string) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += size) await store(JSON.stringify(rows.slice(start, start + size)));
}

/** Opens the database for a command, and closes it. */
export async function withDatabase<T>(url: string | undefined, run: (database: OpenDatabase) => Promise<T>) {
  if (!url) throw new Failure('There is no database address.', 'Pass --url postgres://… or set DATABASE_URL.');
  const database = await openPostgres(url);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Runs a command with its arguments, and prints what it did. What the user can fix is said without a stack trace. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(console.log, (error: unknown) => {
    console.error(error instanceof Failure ? `${error.message}\n${error.nextStep}` : error);
    process.exitCode = 1;
  });
}
