/**
 * `npm run deploy:check`: whether a deployed project has everything the app needs. It changes nothing. It reads
 * SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, and SITE_URL; APP_URL defaults to the site's with
 * `app.`. With SUPABASE_ACCESS_TOKEN, it also checks settings that only Supabase's Management API tells.
 */
import { appUrlOf } from '../app-url.ts';
import { Failure } from '../failure.ts';
import { runChecks } from './run.ts';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Failure(`${name} isn’t set.`, 'docs/deploying.md says what it takes.');
  return value.replace(/\/+$/, '');
}

async function main(): Promise<void> {
  const siteUrl = variable('SITE_URL');
  const token = process.env['SUPABASE_ACCESS_TOKEN'];
  const target = {
    url: variable('SUPABASE_URL'),
    anonKey: variable('SUPABASE_ANON_KEY'),
    serviceRoleKey: variable('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl,
    appUrl: process.env['APP_URL']?.replace(/\/+$/, '') || appUrlOf(siteUrl),
    management: token ? { url: 'https://api.supabase.com', token } : null,
  };
  console.log(`${target.url}, for ${target.siteUrl} and ${target.appUrl}\n`);
  const findings = await runChecks(target, ({ name, problem }) =>
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem.replaceAll('\n', '\n    ')}`),
  );
  if (!token)
    console.log('- Not checked: codes in email, and their texts. Set SUPABASE_ACCESS_TOKEN, or see docs/deploying.md.');
  const failed = findings.filter(({ problem }) => problem !== null).length;
  console.log(failed === 0 ? '\nReady for members.' : `\n${failed} of ${findings.length} checks failed.`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? `${error.message}\n${error.nextStep}` : error);
  process.exitCode = 1;
});
