import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../supabase/local/deploy-check/run.ts';
import { checkAuthEmails } from '../../../supabase/local/deploy-check/auth-emails.ts';
import { Project, type Target } from '../../../supabase/local/deploy-check/project.ts';
import { startBackend, type Backend } from '../../../supabase/local/backend.ts';
import { readConfig } from '../../../supabase/local/server/config.ts';
import { closeServer } from '../../../supabase/local/server/http.ts';
import { createDatabase } from '../test-databases.ts';

const [siteUrl, appUrl] = ['http://cornerlot.example', 'http://app.cornerlot.example'];

let backend: Backend;
let target: Target;

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    mailPort: 0,
    databaseUrl: await createDatabase(),
    seedFile: null,
    siteUrl,
    redirectUrls: [`${siteUrl}/**`, `${appUrl}/**`],
  });
  const { url, anonKey, serviceRoleKey } = backend;
  target = { url, anonKey, serviceRoleKey, siteUrl, appUrl, management: null };
  await backend.database.query(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ('00000000-0000-4000-8000-000000000001', 'admin@example.com', '{"name": "Ada Min"}')`,
  );
  await backend.database.query(`insert into public.staff (user_id) values ('00000000-0000-4000-8000-000000000001')`);
}, 120_000);
afterAll(() => backend.close());

const other = 'https://other.example';
const programDocument = {
  resource: other,
  authorization_servers: [other],
  issuer: other,
  authorization_endpoint: other,
  token_endpoint: other,
  code_challenge_methods_supported: ['S256'],
};

/** The problems found, by check. */
async function problems(changes: Partial<Target> = {}): Promise<Record<string, string>> {
  const findings = await runChecks({ ...target, ...changes });
  return Object.fromEntries(findings.flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]])));
}

/** Puts a gateway in front of the backend that answers requests to `prefix` itself. */
async function behindGateway<T>(
  prefix: string,
  answer: [number, object],
  run: (url: string) => Promise<T>,
): Promise<T> {
  const gateway = createServer((request, response) => {
    if (!request.url?.startsWith(prefix)) {
      response.writeHead(307, { location: `${backend.url}${request.url}` }).end();
      return;
    }
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  } finally {
    await closeServer(gateway);
  }
}

describe('deploy:check', () => {
  it('finds nothing wrong with a complete project', async () => {
    // The jobs that run once a minute needn't be waited for.
    await backend.database.query('select private.record_job_run(job) from private.jobs');
    expect(await problems()).toEqual({});
  });

  it('reports a job that never ran, or not for a while', async () => {
    await backend.database.query(`delete from private.job_runs where job = 'remind-of-events'`);
    expect(Object.values(await problems())).toEqual([expect.stringContaining('Never ran: remind-of-events.')]);
    await backend.database.query('select private.record_job_run(job) from private.jobs');
  });

  it('reports keys signed with another secret, for each server', async () => {
    const forged = (key: string) => `${key.slice(0, -10)}AAAAAAAAAA`;
    const found = await problems({ anonKey: forged(target.anonKey), serviceRoleKey: forged(target.serviceRoleKey) });
    for (const server of ['The data API', 'Auth', 'Storage'])
      expect(Object.values(found).filter((text) => text.startsWith(`${server} rejects the`))).not.toEqual([]);
  });

  it.each([
    ['/auth/v1', 'Auth'],
    ['/storage/v1', 'Storage'],
  ])('reports that %s is down', async (prefix, name) => {
    const found = await behindGateway(prefix, [503, { message: 'name resolution failed' }], (url) => problems({ url }));
    expect(found[Object.keys(found).find((check) => check.startsWith(name)) ?? '']).toBe(
      `${name} is down: the gateway returned 503 name resolution failed`,
    );
  });

  it.each([
    [404, { message: 'Not found' }, /returned 404 for .*oauth-protected-resource: Not found/],
    [200, programDocument, /would connect to https:[/][/]other.example instead of http/],
  ])('reports documents for programs that are missing, or another project’s: %i', async (status, document, problem) => {
    const found = await behindGateway('/functions/v1/mcp/', [status, document], (url) => problems({ url }));
    expect(found['Programs find out where to connect']).toMatch(problem);
  });

  it('reports a migration that wasn’t applied, and hosts that email can’t link to', async () => {
    await backend.database.query(
      `update supabase_migrations.schema_migrations set version = '20990101000000'
       where version = (select min(version) from supabase_migrations.schema_migrations)`,
    );
    const found = Object.values(await problems({ siteUrl: 'http://other.example' })).join('\n');
    expect(found).toMatch(/Not applied: \d{14}\. Run supabase db push/);
    expect(found).toContain('Links to http://other.example/reset-password would lead to http://cornerlot.example.');
    expect(found).toContain('The secret SITE_URL is http://cornerlot.example. It should be http://other.example.');
  });

  it('names settings with which codes in email can be guessed', async () => {
    const settings = { mailer_otp_length: 6, mailer_otp_exp: 3600, rate_limit_verify: 300 };
    await behindGateway('/v1/projects/', [200, settings], async (url) => {
      const found = await problems({ management: { url, token: 'sbp_test' } });
      expect(found['Codes in email take too long to guess']).toMatch(
        /at least 8 digits, and be tried at most 30 times/,
      );
      expect(found['The auth server’s emails are ours']).toMatch(/with “Cornerlot” as the sender’s name/);
    });
  });

  it('names an email whose link a mail scanner would use up', async () => {
    const { email } = (await readConfig('supabase/config.toml')).auth;
    const emails = { ...email.template, email_changed_notification: email.notification.email_changed };
    const entries = Object.entries(emails).map(async ([name, { subject, content_path }]) => [
      [`mailer_subjects_${name}`, subject],
      [`mailer_templates_${name}_content`, await readFile(join('supabase/templates', basename(content_path)), 'utf8')],
    ]);
    const ours = {
      mailer_otp_length: 8,
      mailer_otp_exp: 3600,
      rate_limit_verify: 30,
      smtp_sender_name: 'Cornerlot',
      mailer_notifications_email_changed_enabled: true,
      ...(Object.fromEntries((await Promise.all(entries)).flat()) as object),
    };
    const check = (settings: object) =>
      behindGateway('/v1/projects/', [200, settings], (url) =>
        checkAuthEmails(new Project({ ...target, management: { url, token: 'sbp_test' } })),
      );
    await check(ours);
    await expect(
      check({ ...ours, mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">' }),
    ).rejects.toThrow(
      'The email “Reset your Cornerlot password” isn’t the one of supabase/templates. Run supabase config push.',
    );
    await expect(check({ ...ours, mailer_notifications_email_changed_enabled: false })).rejects.toThrow(
      'The email “Your Cornerlot email address was changed” is off. Run supabase config push.',
    );
    await expect(check({ ...ours, mailer_templates_email_changed_notification_content: 'Changed' })).rejects.toThrow(
      'The email “Your Cornerlot email address was changed” isn’t the one of supabase/templates.',
    );
  });
});
