import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { mcpAddress } from '../../../src/domain/integrations/mcp.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { checkAuthEmails, checkCodes } from './auth-emails.ts';
import { Problem, type Project } from './project.ts';

const supabaseDir = resolve(import.meta.dirname, '..', '..');

/** Something a project needs before its first member. */
export interface Check {
  /** What is right if it passes. */
  name: string;
  /** Throws a `Problem` if it isn't. */
  run: (project: Project) => Promise<void>;
}

export const checks: Check[] = [
  { name: 'The anon key is public, and the service role key is not the same', run: checkKeys },
  { name: 'The data API accepts the keys', run: checkDataApi },
  { name: 'Auth accepts the keys', run: checkAuthKeys },
  { name: 'Storage accepts the keys, and has every bucket', run: checkBuckets },
  { name: 'Every migration is applied', run: checkMigrations },
  { name: 'The reference data is loaded', run: checkReferenceData },
  { name: 'PostgREST checks the session of each request', run: checkRequestCheck },
  { name: 'There is an admin', run: checkAdmin },
  { name: 'Sign-up is open, by email, and signs in', run: checkSignUp },
  { name: 'Links in email lead to both hosts', run: checkRedirects },
  { name: 'Codes in email take too long to guess', run: checkCodes },
  { name: 'The auth server’s emails are ours', run: checkAuthEmails },
  { name: 'Every function is deployed', run: checkFunctions },
  { name: 'The functions have their secrets, and reach Stripe and the mail server', run: checkSecrets },
  { name: 'Programs find out where to connect', run: checkConnecting },
  { name: 'Scheduled jobs run', run: checkJobs },
];

/** Returns the role in a key that is a JWT; null for the newer, opaque keys. */
const roleIn = (key: string) => (key.startsWith('ey') ? decodeJwt<{ role?: string }>(key).role : null);

async function checkKeys({ target }: Project): Promise<void> {
  const { anonKey, serviceRoleKey } = target;
  if (roleIn(anonKey) === 'service_role' || anonKey.startsWith('sb_secret_'))
    throw new Problem('SUPABASE_ANON_KEY holds a secret key. A site built with it would give every visitor all data.');
  if (roleIn(serviceRoleKey) === 'anon' || serviceRoleKey.startsWith('sb_publishable_'))
    throw new Problem('SUPABASE_SERVICE_ROLE_KEY holds the public key.');
}

async function checkDataApi(project: Project): Promise<void> {
  const path = '/rest/v1/membership_plans?select=id&limit=1';
  await project.read('The data API', path, {}, project.target.anonKey);
  await project.read('The data API', path);
}

async function checkAuthKeys(project: Project): Promise<void> {
  await project.read('Auth', '/auth/v1/settings', {}, project.target.anonKey);
  // Nobody has this ID. With the right key the answer is 404.
  await project.send('Auth', '/auth/v1/admin/users/00000000-0000-4000-8000-000000000000');
}

const bucketsSchema = z.array(
  z.object({ id: z.string(), public: z.boolean(), file_size_limit: z.number().nullable() }),
);

async function checkBuckets(project: Project): Promise<void> {
  const found = bucketsSchema.parse(await project.read('Storage', '/storage/v1/bucket'));
  for (const { id, isPublic, limit } of await expectedBuckets()) {
    const bucket = found.find((one) => one.id === id);
    if (!bucket) throw new Problem(`The bucket ${id} is missing. Run npm run db:data.`);
    if (bucket.public !== isPublic)
      throw new Problem(`The bucket ${id} must ${isPublic ? '' : 'not '}be public. Run npm run db:data.`);
    if (bucket.file_size_limit !== limit)
      throw new Problem(`The bucket ${id} has another size limit than ${limit} bytes. Run npm run db:data.`);
  }
}

/** Reads the buckets from the statement that creates them. */
async function expectedBuckets(): Promise<{ id: string; isPublic: boolean; limit: number }[]> {
  const sql = await readFile(join(supabaseDir, 'data', 'storage_buckets.sql'), 'utf8');
  return [...sql.matchAll(/'([a-z-]+)', '\1', (true|false), (\d+)/g)].map(([, id = '', isPublic, limit]) => ({
    id,
    isPublic: isPublic === 'true',
    limit: Number(limit),
  }));
}

const statusSchema = z.object({
  migrations: z.array(z.string()).nullable(),
  request_check: z.boolean(),
  jobs: z.array(z.object({ job: z.string(), ran_at: z.string().nullable(), is_late: z.boolean().nullable() })),
});

async function readStatus(project: Project): Promise<z.infer<typeof statusSchema>> {
  return statusSchema.parse(await project.read('The data API', '/rest/v1/rpc/deployment_status', { method: 'POST' }));
}

async function checkMigrations(project: Project): Promise<void> {
  const { migrations } = await readStatus(project);
  const applied = new Set(migrations);
  const files = await readdir(join(supabaseDir, 'migrations'));
  const expected = files.filter((name) => name.endsWith('.sql')).map((name) => name.split('_')[0] ?? '');
  const missing = expected.filter((version) => !applied.has(version));
  if (missing.length > 0) throw new Problem(`Not applied: ${missing.join(', ')}. Run supabase db push.`);
  const unknown = [...applied].filter((version) => !expected.includes(version));
  if (unknown.length > 0)
    throw new Problem(`The project has migrations that this copy doesn’t know: ${unknown.join(', ')}. Update it.`);
}

async function checkReferenceData(project: Project): Promise<void> {
  for (const table of ['zip_codes', 'counties', 'membership_plans', 'resources']) {
    const rows = await project.read('The data API', `/rest/v1/${table}?select=*&limit=1`);
    if (Array.isArray(rows) && rows.length === 0) throw new Problem(`${table} is empty. Run npm run db:data.`);
  }
}

async function checkRequestCheck(project: Project): Promise<void> {
  if ((await readStatus(project)).request_check) return;
  throw new Problem(
    'Tokens stay valid after signing out or a new password. Run select private.install_request_check() as postgres.',
  );
}

async function checkAdmin(project: Project): Promise<void> {
  const admins = await project.read('The data API', '/rest/v1/staff?role=eq.admin&select=user_id&limit=1');
  if (Array.isArray(admins) && admins.length > 0) return;
  throw new Problem('Sign up, then run insert into public.staff (user_id) values (…) with your ID.');
}

const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
});

async function checkSignUp(project: Project): Promise<void> {
  const settings = settingsSchema.parse(await project.read('Auth', '/auth/v1/settings', {}, project.target.anonKey));
  if (settings.disable_signup) throw new Problem('Sign-ups are off in the auth settings.');
  if (!settings.external.email) throw new Problem('The email provider is off in the auth settings.');
  if (!settings.mailer_autoconfirm)
    throw new Problem('Turn “Confirm email” off in the auth settings: with it on, new members can’t sign in.');
}

/** An invalid link redirects to where a valid one would, or to the site if that URL isn't allowed. */
async function checkRedirects(project: Project): Promise<void> {
  const { siteUrl, appUrl } = project.target;
  for (const wanted of [`${appUrl}/confirm-email`, `${siteUrl}/reset-password`]) {
    const query = new URLSearchParams({ token: 'none', type: 'magiclink', redirect_to: wanted });
    const response = await project.send('Auth', `/auth/v1/verify?${query}`, {}, project.target.anonKey);
    const location = response.headers.get('location') ?? '';
    if (!location.startsWith(wanted))
      throw new Problem(
        `Links to ${wanted} would lead to ${location.split(/[?#]/)[0] || 'nowhere'}. Add ${siteUrl}/** and ` +
          `${appUrl}/** to the redirect URLs, and set the site URL to ${siteUrl}.`,
      );
  }
}

async function checkFunctions(project: Project): Promise<void> {
  const folders = await readdir(join(supabaseDir, 'functions'), { withFileTypes: true });
  const names = folders
    // checkConnecting asks mcp, which refuses these keys whatever the method.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_') && entry.name !== 'mcp')
    .map(({ name }) => name);
  const responses = await Promise.all(
    names.map((name) => {
      // The API has nothing at its root.
      const path = name === 'api' ? 'api/v1/openapi.json' : name;
      return project.send(`The function ${name}`, `/functions/v1/${path}`, { method: 'OPTIONS' });
    }),
  );
  const missing = names.filter((_, index) => responses[index]?.status === 404);
  if (missing.length > 0) throw new Problem(`Not deployed: ${missing.join(', ')}. Run supabase functions deploy.`);
}

const setupSchema = z.object({ problems: z.array(z.string()) });

async function checkSecrets(project: Project): Promise<void> {
  const { siteUrl, appUrl } = project.target;
  const { problems } = setupSchema.parse(
    await project.read('The function check-setup', '/functions/v1/check-setup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site_url: siteUrl, app_url: appUrl }),
    }),
  );
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

const resourceSchema = z.object({ resource: z.string(), authorization_servers: z.array(z.string()) });
const serverSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});

/** The two documents that assistants read, without a key, before their member connects them. */
async function checkConnecting(project: Project): Promise<void> {
  const { url, appUrl, anonKey } = project.target;
  const address = mcpAddress(url);
  const read = (name: string) =>
    project.read('The function mcp', `${new URL(address).pathname}/.well-known/${name}`, {}, anonKey);
  const resource = resourceSchema.parse(await read('oauth-protected-resource'));
  const server = serverSchema.parse(await read('oauth-authorization-server'));
  const stated = [resource.resource, ...resource.authorization_servers, server.issuer];
  const other = stated.find((one) => one !== address);
  if (other !== undefined || resource.authorization_servers.length === 0)
    throw new Problem(
      `Programs would connect to ${other ?? 'nowhere'} instead of ${address}. Deploy mcp to this project.`,
    );
  if (server.token_endpoint !== `${address}/token` || !server.code_challenge_methods_supported.includes('S256'))
    throw new Problem('Programs couldn’t get tokens. Deploy the function mcp again.');
  if (server.authorization_endpoint !== appUrl + paths.connect)
    throw new Problem(
      `Members would be sent to ${server.authorization_endpoint} instead of ${appUrl}${paths.connect}. Set APP_URL.`,
    );
}

async function checkJobs(project: Project): Promise<void> {
  const { jobs } = await readStatus(project);
  const never = jobs.filter(({ ran_at: ranAt }) => ranAt === null).map(({ job }) => job);
  if (never.length > 0) throw new Problem(`Never ran: ${never.join(', ')}. Schedule them, or wait five minutes.`);
  const late = jobs.filter((job) => job.is_late).map(({ job }) => job);
  if (late.length > 0) throw new Problem(`Haven’t run for 15 minutes: ${late.join(', ')}.`);
}
