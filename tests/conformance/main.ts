/**
 * `npm run conformance`: checks that a project behaves as the app expects, with throwaway members that it deletes. It
 * reads SUPABASE_URL, SUPABASE_ANON_KEY, and SUPABASE_SERVICE_ROLE_KEY. Without a URL, it checks the embedded backend.
 *
 *   --email-domain <domain>   for the members’ addresses; default example.com, which hosted projects refuse
 *   --among-members           run although the project has other members
 */
import { parseArgs } from 'node:util';
import { startBackend } from '../../supabase/local/server/backend.ts';
import type { Target } from './project.ts';
import { runConformance, type Outcome } from './run.ts';

const { values: flags } = parseArgs({
  options: {
    'email-domain': { type: 'string', default: 'example.com' },
    'among-members': { type: 'boolean', default: false },
  },
});

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
};

const marks: Record<Outcome['result'], string> = { passed: '✓', differs: '✗', 'can’t be checked': '–' };

const indented = (text: string) => `\n    ${text.replaceAll('\n', '\n    ')}`;

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
      onOutcome: ({ area, name, result, reason }) =>
        console.log(`${marks[result]} ${area}: ${name}${reason && indented(`${result}: ${reason}`)}`),
    });
    const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
    console.log(
      `\n${count('passed')} passed, ${count('differs')} differ from the embedded backend, ` +
        `${count('can’t be checked')} can’t be checked`,
    );
    for (const leftover of leftovers) console.log(`Delete this member by hand: ${leftover}`);
    if (count('differs') > 0 || leftovers.length > 0) process.exitCode = 1;
  } finally {
    await backend?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
