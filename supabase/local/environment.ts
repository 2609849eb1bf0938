import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { envProblems } from '../../src/shared/config/env.ts';
import { Failure } from './failure.ts';
import { anonKey } from './keys.ts';

/**
 * Takes `.env` into the process's environment (what is already set there wins) and checks what it says, all
 * of it at once. What the web app needs and nobody set is left for the embedded backend to fill in.
 */
export function readEnvironment(root: string): {
  databaseUrl: string | undefined;
  functionsEnv: Record<string, string>;
} {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const problems = environmentProblems(process.env);
  if (problems.length > 0) {
    throw new Failure(
      `The environment cannot be used:\n- ${problems.join('\n- ')}`,
      'Correct .env (each variable is explained in .env.example) and start again.',
    );
  }
  return { databaseUrl: process.env['DATABASE_URL'] || undefined, functionsEnv: cardKeys(process.env) };
}

/** The keys of the card provider, for the functions; none where there is none, and the sandbox stands in. */
function cardKeys(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  return key && secret ? { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } : {};
}

/** One sentence for every malformed variable; one that is not set is no problem. */
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
  return [...problems, ...cardProblems(env)];
}

function cardProblems({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
}: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  if (key && !/^(sk|rk)_test_\w+$/.test(key))
    problems.push('STRIPE_SECRET_KEY is not a test key (sk_test_… or rk_test_…): nothing run here may charge a card.');
  if (secret && !/^whsec_\w+$/.test(secret))
    problems.push('STRIPE_WEBHOOK_SECRET is not the signing secret of a webhook (whsec_…).');
  if (key && !secret)
    problems.push(
      'STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY it is needed, too. `stripe listen` prints it.',
    );
  return problems;
}
