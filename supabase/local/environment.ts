import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { envProblems } from '../../src/shared/config/env.ts';
import { Failure } from './failure.ts';
import { anonKey } from './keys.ts';

/**
 * Takes `.env` into the process's environment (what is already set there wins) and checks what it says, all
 * of it at once. What the web app needs and nobody set is left for the embedded backend to fill in.
 */
export function readEnvironment(root: string): { databaseUrl: string | undefined } {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const problems = environmentProblems(process.env);
  if (problems.length > 0) {
    throw new Failure(
      `The environment cannot be used:\n- ${problems.join('\n- ')}`,
      'Correct .env (each variable is explained in .env.example) and start again.',
    );
  }
  return { databaseUrl: process.env['DATABASE_URL'] || undefined };
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
  return problems;
}
