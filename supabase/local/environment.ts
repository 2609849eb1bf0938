import { envProblems } from '../../src/domain/site/env.ts';
import { Failure } from './failure.ts';
import { anonKey } from './server/keys.ts';
import type { ExternalServers } from './server/middleware/external.ts';
import { parseTrustedProxies } from './server/trusted-proxies.ts';

/**
 * Returns the variables of `npm start`. Throws a `Failure` that names every malformed one. The backend fills in
 * what the web app needs and nobody set. Import `load-env.ts` first.
 */
export function readEnvironment(): {
  databaseUrl: string | undefined;
  external: ExternalServers | undefined;
  functionsEnv: Record<string, string>;
  trustedProxies: string | undefined;
} {
  const problems = environmentProblems(process.env);
  if (problems.length > 0) {
    throw new Failure(
      `Some environment variables are invalid:\n- ${problems.join('\n- ')}`,
      'Correct .env (each variable is explained in .env.example) and start again.',
    );
  }
  return {
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    external: externalServers(process.env),
    functionsEnv: {
      ...stripeKeys(process.env),
      ...timestamps(process.env),
      ...scanner(process.env),
      ...sealing(process.env),
      ...webhooks(process.env),
    },
    trustedProxies: process.env['TRUSTED_PROXIES'],
  };
}

/** Returns the Stripe keys for the functions; none means the sandbox is used. */
function stripeKeys(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  return key && secret ? { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } : {};
}

/** Returns the address of the authority that timestamps the ledger; none means it isn't timestamped. */
function timestamps({ TSA_URL: url }: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return url ? { TSA_URL: url } : {};
}

/** Returns where the malware scanner listens; none means that files aren't scanned. */
function scanner({ CLAMAV_HOST: host, CLAMAV_PORT: port }: Readonly<Record<string, string | undefined>>) {
  return { ...(host && { CLAMAV_HOST: host }), ...(host && port && { CLAMAV_PORT: port }) };
}

/** Returns the certificate that agreements are sealed with; none means the machine's own. */
function sealing(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { SEALING_CERTIFICATE: certificate, SEALING_CERTIFICATE_PASSWORD: password } = env;
  return certificate ? { SEALING_CERTIFICATE: certificate, SEALING_CERTIFICATE_PASSWORD: password ?? '' } : {};
}

/** Returns which private servers may be asked, and how long they have to answer webhooks; none means the defaults. */
function webhooks(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { ALLOWED_PRIVATE_HOSTS: hosts, WEBHOOK_TIMEOUT_MS: timeout } = env;
  return { ...(hosts && { ALLOWED_PRIVATE_HOSTS: hosts }), ...(timeout && { WEBHOOK_TIMEOUT_MS: timeout }) };
}

/** Returns the servers at AUTH_URL and STORAGE_URL; none means the built-in ones. */
function externalServers(env: Readonly<Record<string, string | undefined>>): ExternalServers | undefined {
  const { AUTH_URL: authUrl, STORAGE_URL: storageUrl } = env;
  return authUrl && storageUrl ? { authUrl, storageUrl } : undefined;
}

/** Returns one sentence per malformed variable. Missing ones are fine. */
export function environmentProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const filledIn = {
    ...env,
    VITE_SUPABASE_URL: env['VITE_SUPABASE_URL'] || 'http://127.0.0.1:54321',
    VITE_SUPABASE_ANON_KEY: env['VITE_SUPABASE_ANON_KEY'] || anonKey,
  };
  const problems = envProblems(filledIn);
  const databaseUrl = env['DATABASE_URL'];
  if (databaseUrl && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    problems.push('DATABASE_URL is not an address of the form postgres://user:password@host:port/database.');
  }
  const tsaUrl = env['TSA_URL'];
  if (tsaUrl && !/^https?:\/\/\S+$/.test(tsaUrl))
    problems.push('TSA_URL is not an address such as http://tsa.example.');
  const port = env['CLAMAV_PORT'];
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    problems.push('CLAMAV_PORT is not a port, such as 3310.');
  return [...problems, ...externalProblems(env), ...proxyProblems(env), ...stripeProblems(env)];
}

function externalProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const { AUTH_URL: authUrl, STORAGE_URL: storageUrl, DATABASE_URL: databaseUrl, JWT_SECRET: secret } = env;
  if (secret && secret.length < 32) return ['JWT_SECRET is shorter than 32 characters.'];
  if (!authUrl && !storageUrl) return [];
  if (!authUrl || !storageUrl || !databaseUrl) return ['AUTH_URL, STORAGE_URL, and DATABASE_URL are needed together.'];
  return Object.entries({ AUTH_URL: authUrl, STORAGE_URL: storageUrl })
    .filter(([, url]) => !/^https?:\/\/[^/\s]+$/.test(url))
    .map(([name]) => `${name} is not an address without a path, such as http://127.0.0.1:9999.`);
}

function proxyProblems({ TRUSTED_PROXIES: list }: Readonly<Record<string, string | undefined>>): string[] {
  try {
    parseTrustedProxies(list ?? '');
    return [];
  } catch {
    return ['TRUSTED_PROXIES is not a list of addresses and networks, such as 10.0.0.0/8, 2001:db8::1.'];
  }
}

function stripeProblems({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
}: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  if (key && !/^(sk|rk)_test_\w+$/.test(key))
    problems.push('STRIPE_SECRET_KEY is not a test key (sk_test_… or rk_test_…): nothing run here may charge a card.');
  if (secret && !/^whsec_\w+$/.test(secret))
    problems.push('STRIPE_WEBHOOK_SECRET is not the signing secret of a webhook (whsec_…).');
  if (key && !secret)
    problems.push('STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY you need both. `stripe listen` prints it.');
  return problems;
}
