import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type { OpenDatabase } from '../../supabase/local/database.ts';

/** What a pgTAP file reported. */
export interface TapReport {
  /** How many assertions ran. */
  total: number;
  /** Each failed assertion with its diagnosis, and `finish()`'s own complaints. */
  failures: string[];
}

/**
 * Runs a pgTAP file in a transaction that is rolled back, and reads what it reported. `\ir` is followed, as
 * psql does; the file's own `begin` and `rollback` are ours. Rejects, naming the statement, when one fails.
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

/** The script with every `\ir other` line replaced by that file, which is looked for beside this one. */
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

/** TAP stands in the only column; helpers that return nothing, and queries without assertions, have none. */
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
