/**
 * `npm run conformance`: checks that a project behaves as the app expects, with throwaway members that it deletes. It
 * reads SUPABASE_URL, SUPABASE_ANON_KEY, and SUPABASE_SERVICE_ROLE_KEY. Without a URL, it checks the embedded backend.
 *
 *   --email-domain <domain>   for the members’ addresses; default example.com, which hosted projects refuse
 *   --among-members           run although the project has other members
 *   --only <text>             only the areas whose names contain it, such as storage
 */
import { parseArgs } from 'node:util';
import { startBackend } from '../../supabase/local/backend.ts';
import type { Target } from './project.ts';
import { runConformance, type Outcome } from './run.ts';

const { values: flags } = parseArgs({
  options: {
    'email-domain': { type: 'string', default: 'example.com' },
    'among-members': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
};

const marks: Record<Outcome['result'], string> = { passed: '✓', differs: '✗', 'can’t be checked': '–' };

const indented = (text: string) => `\n    ${text.replaceAll('\n', '\n    ')}`;

/** How many scenarios of each area ended how, as a table. */
function summaryTable(outcomes: readonly Outcome[]): string {
  const results = Object.keys(marks) as Outcome['result'][];
  const areas = [...new Set(outcomes.map(({ area }) => area))];
  const counts = (rows: readonly Outcome[]) =>
    results.map((result) => String(rows.filter((outcome) => outcome.result === result).length));
  const rows = [
    ['', ...results],
    ...areas.map((area) => [area, ...counts(outcomes.filter((outcome) => outcome.area === area))]),
    ['total', ...counts(outcomes)],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}

async function main(): Promise<void> {
  const url = process.env['SUPABASE_URL']?.replace(/\/+$/, '');
  const backend = url ? null : await startBackend({ port: 0, mailPort: 0, seedFile: null });
  const target: Target = {
    url: url ?? backend?.url ?? '',
    anonKey: backend?.anonKey ?? variable('SUPABASE_ANON_KEY'),
    serviceRoleKey: backend?.serviceRoleKey ?? variable('SUPABASE_SERVICE_ROLE_KEY'),
    mailUrl: backend?.mailUrl ?? null,
    emailDomain: flags['email-domain'],
  };
  try {
    console.log(`${target.url}${backend ? ', the embedded backend' : ''}\n`);
    const { outcomes, leftovers } = await runConformance(target, {
      amongMembers: flags['among-members'],
      only: flags.only,
      onOutcome: ({ area, name, result, reason }) =>
        console.log(`${marks[result]} ${area}: ${name}${reason && indented(`${result}: ${reason}`)}`),
    });
    console.log(`\n${summaryTable(outcomes)}`);
    for (const leftover of leftovers) console.log(`Delete this by hand: ${leftover}`);
    if (outcomes.some(({ result }) => result === 'differs') || leftovers.length > 0) process.exitCode = 1;
  } finally {
    await backend?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
