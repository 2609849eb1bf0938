import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { splitSqlStatements } from '@supabase/lite';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';

/** The result of a pgTAP file. */
export interface TapReport {
  /** Number of assertions. */
  total: number;
  /** Failed assertions with diagnostics, and complaints of `finish()`. */
  failures: string[];
}

/**
 * Runs a pgTAP file in a transaction that is rolled back. Follows `\ir` like psql and ignores the file’s own `begin`
 * and `rollback`. Rejects with the failing statement.
 */
export async function runTapFile(database: OpenDatabase, file: string): Promise<TapReport> {
  const statements = splitSqlStatements(await readScript(file)).filter(
    (statement) => !/^(begin|rollback);?$/i.test(withoutComments(statement)),
  );
  const lines: string[] = [];
  const rolledBack = new Error('rolled back');
  try {
    await database.transaction(async ({ query }) => {
      for (const statement of statements) {
        const rows = await query(statement).catch((error: unknown) => {
          throw new Error(`${String(error)}\nin: ${statement}`, { cause: error });
        });
        for (const row of rows) lines.push(...tapLines(row));
      }
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  return readReport(lines);
}

/** Returns the script with every `\ir file` line replaced by that file, relative to this one. */
async function readScript(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const parts = text.split(/^\\ir\s+(\S+)\s*$/m);
  const resolved = parts.map(async (part, index) =>
    index % 2 === 0 ? part : readScript(resolve(dirname(file), part)),
  );
  return (await Promise.all(resolved)).join('\n');
}

function withoutComments(statement: string): string {
  return statement.replaceAll(/--.*$/gm, '').trim();
}

/** TAP output is in the only column. Helpers and queries without assertions return none. */
function tapLines(row: Record<string, unknown>): string[] {
  const [value] = Object.values(row);
  return typeof value === 'string' ? value.split('\n') : [];
}

function readReport(lines: string[]): TapReport {
  const failures: string[] = [];
  let total = 0;
  let failing = false;
  for (const line of lines) {
    if (/^(not )?ok \d/.test(line)) {
      total += 1;
      failing = line.startsWith('not ');
      if (failing) failures.push(line);
    } else if (line.startsWith('#') && (failing || line.includes('Looks like'))) {
      failures.push(line);
    }
  }
  return { total, failures };
}

/** Installs pgTAP from PGlite’s copy if the server doesn’t have it. */
export async function providePgtap(database: OpenDatabase): Promise<void> {
  const [found] = await database.query(`select from pg_available_extensions where name = 'pgtap'`);
  if (found) return;
  const sql = await bundledPgtap();
  await database.transaction(async (transaction) => {
    await transaction.script('set local search_path = extensions; set local check_function_bodies = off');
    await transaction.script(sql);
  });
}

async function bundledPgtap(): Promise<string> {
  const archive = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-pgtap-'));
  try {
    await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
    const files = await readdir(folder, { recursive: true });
    const script = files.find((file) => /(^|[/\\])pgtap--[\d.]+\.sql$/.test(file));
    if (!script) throw new Error(`No pgTAP script in ${archive}`);
    return await readFile(join(folder, script), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
