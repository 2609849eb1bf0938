/**
 * `npm run functions:check [report]`: type-checks, lints, and tests every function under the Deno that serves them
 * locally.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFile, denoEnvironment, denoExecutable, moduleArguments, permissions } from './deno.ts';
import { entryPoint } from './project.ts';

const functionsDir = resolve(import.meta.dirname, '..', '..', '..', 'functions');
const [report] = process.argv.slice(2);

const modules = ['--quiet', ...moduleArguments(functionsDir, configFile(functionsDir))];
deno('check', ...modules, ...readdirSync(functionsDir).flatMap((name) => entryPoint(functionsDir, name) ?? []));
// Functions import packages inline, because the hosted runtime wants no deno.json for that.
deno('lint', '--quiet', '--no-config', '--rules-exclude=no-import-prefix', functionsDir);
deno(
  'test',
  ...modules,
  ...permissions(functionsDir),
  '--reporter=dot',
  ...(report ? [`--junit-path=${resolve(report)}`] : []),
  functionsDir,
);

/** Exits if Deno finds a problem. */
function deno(...args: string[]): void {
  const { status } = spawnSync(denoExecutable(), args, {
    cwd: functionsDir,
    env: denoEnvironment({}),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
