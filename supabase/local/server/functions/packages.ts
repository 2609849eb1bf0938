/**
 * Puts the packages of functions and their tests into Deno’s cache: those of deno.lock, or with `--lock` (`npm run
 * functions:lock`, after a change of them) those that it then writes there.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFile, denoEnvironment, denoExecutable, moduleArguments } from './deno.ts';
import { entryPoint } from './project.ts';

const functionsDir = resolve(import.meta.dirname, '..', '..', '..', 'functions');
const entries = readdirSync(functionsDir).flatMap((name) => entryPoint(functionsDir, name) ?? []);
const tests = readdirSync(functionsDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);
const isLocking = process.argv.includes('--lock');
const modules = moduleArguments(functionsDir, configFile(functionsDir)).filter(
  (argument) => !(isLocking && argument === '--frozen'),
);
const { status } = spawnSync(
  denoExecutable(),
  ['cache', ...modules, ...(isLocking ? ['--frozen=false'] : []), ...entries, ...tests],
  { cwd: functionsDir, env: denoEnvironment({}), stdio: 'inherit' },
);
process.exit(status ?? 1);
