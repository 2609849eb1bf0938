/** `npm run triggers` writes docs/triggers.md: what the database does when a row changes, read from its catalog. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../backend.ts';
import type { Database } from '../server/database.ts';
import { schemaFiles } from '../server/database/schema.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const supabaseDir = join(root, 'supabase');
export const triggerMapFile = join(root, 'docs', 'triggers.md');

/** Declares triggers of many tables, which are listed once. */
const guardsFile = 'schemas/95_all_domains/10_write_guards.sql';

interface Trigger {
  table: string;
  event: 'insert' | 'update' | 'delete' | 'truncate';
  name: string;
  timing: string;
  columns: string[];
  condition: string | null;
  comment: string;
}

/** Every trigger of ours, once per event it fires for, in firing order. */
const query = `
  select format('%s.%s', c.relnamespace::regnamespace, c.relname) as table, e.event, t.tgname as name,
    case when t.tgtype & 2 = 2 then 'before' else 'after' end
      || case when t.tgtype & 1 = 1 then ' each row' else ' the statement' end as timing,
    case when e.event = 'update' then array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (t.tgattr) order by a.attnum
    ) else '{}' end as columns,
    substring(pg_get_triggerdef(t.oid, true) from ' WHEN \\((.*)\\) EXECUTE FUNCTION ') as condition,
    coalesce(obj_description(t.oid, 'pg_trigger'), obj_description(t.tgfoid, 'pg_proc')) as comment
  from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid
    cross join (values ('insert', 4, 1), ('update', 16, 2), ('delete', 8, 3), ('truncate', 32, 4)) as e (event, bit, nr)
  where not t.tgisinternal and p.pronamespace = 'private'::regnamespace and t.tgtype & e.bit <> 0
  order by c.relnamespace::regnamespace::text collate "C", c.relname collate "C", e.nr,
    -- Before the statement, before each row, after each row, after the statement; then by name.
    case t.tgtype & 3 when 2 then 1 when 3 then 2 when 1 then 3 else 4 end, t.tgname collate "C"`;

/** The text of docs/triggers.md. */
export async function triggerMap(database: Pick<Database, 'query'>): Promise<string> {
  const triggers = await database.query<Trigger>(query);
  const fileOf = await declarations();
  const guards = triggers.filter((trigger) => fileOf(trigger) === guardsFile);
  const others = triggers.filter((trigger) => !guards.includes(trigger));
  const sections = groupBy(others, ({ table }) => table).map(([table, ofTable]) => {
    const events = groupBy(ofTable, ({ event }) => event).map(([event, fired]) => {
      const guarding = guards.filter((guard) => guard.table === table && guard.event === event);
      const names = guarding.map(({ name }) => `\`${name}\``).join(', ');
      const lines = fired.map((trigger, index) => describe(trigger, index + 1, fileOf(trigger)));
      return [names ? `**${event}**, guarded by ${names}` : `**${event}**`, '', ...lines].join('\n');
    });
    return `## ${table}\n\n${events.join('\n\n')}\n`;
  });
  return `${introduction}${describeGuards(guards)}\n${sections.join('\n')}`;
}

const introduction = `# Triggers

Written by \`npm run triggers\` from the migrations: change those, not this file.

What the database does when a row changes, by table and event, in firing order: before the statement, before each row,
after each row, after the statement, and by name within each, which \`10_\` and \`20_\` put before, and \`z90_\` and
\`z95_\` after the others (the checks of foreign keys are named \`RI_…\`). A trigger's functions may change other
tables, whose triggers then fire.

Two things happen step by step in one trigger each:
[what follows from a listing's status](../supabase/schemas/95_all_domains/15_listing_status.sql), and
[account deletion](../supabase/schemas/95_all_domains/20_account_deletion.sql).

## Guards of many tables

Declared once in \`${guardsFile.replace('schemas/', '')}\`. Below, only their names appear, and tables with nothing
else are left out.

`;

function describeGuards(guards: readonly Trigger[]): string {
  return groupBy(guards, ({ name }) => name)
    .map(([name, ofName]) => {
      const [first] = ofName;
      const tables = new Set(ofName.map(({ table }) => table)).size;
      return `- \`${name}\`, ${first?.timing} on ${tables} tables: ${first?.comment}\n`;
    })
    .join('');
}

function describe({ name, timing, columns, condition, comment }: Trigger, position: number, file: string): string {
  const list = columns.length > 8 ? `${columns.length} columns` : columns.join(', ');
  const of = columns.length > 0 ? ` of ${list}` : '';
  const when = condition === null ? '' : `, when \`${asWritten(condition)}\``;
  return `${position}. \`${name}\`, ${timing}${of}${when}: ${comment} (\`${file.replace('schemas/', '')}\`)`;
}

/** Postgres prints keywords in upper case, and the type of every text. */
function asWritten(condition: string): string {
  return condition
    .replaceAll('::text', '')
    .replaceAll(/\b(?:AND|OR|NOT|NULL|IS|DISTINCT|FROM|ANY|ARRAY)\b/g, (keyword) => keyword.toLowerCase());
}

/** Finds the schema file that creates a trigger. Throws if none does. */
async function declarations(): Promise<(trigger: Trigger) => string> {
  const files = await schemaFiles(supabaseDir);
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(supabaseDir, file), 'utf8')] as const),
  );
  return ({ name, table }) => {
    const creates = `create trigger "?${name}"?\\s[^;]*?\\son `;
    const find = (target: string) => texts.find(([, sql]) => new RegExp(`${creates}${target}\\s`).test(sql))?.[0];
    // A loop over tables has their names as parameters.
    const file = find(table.replace('.', '\\.')) ?? find('(public\\.)?%[Is]');
    if (file === undefined) throw new Error(`No schema file creates the trigger ${name} on ${table}.`);
    return file;
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null });
  await writeFile(triggerMapFile, await triggerMap(backend.database));
  await backend.close();
}
