/** `npm run functions:lock`: writes deno.lock after a change of the packages of functions or their tests. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { denoEnvironment, denoExecutable } from './deno.ts';
import { entryPoint } from './project.ts';

const functionsDir = resolve(import.meta.dirname, '..', '..', '..', 'functions');
const entries = readdirSync(functionsDir).flatMap((name) => entryPoint(functionsDir, name) ?? []);
const tests = readdirSync(functionsDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);
const options = ['--config=deno.json', '--node-modules-dir=none', '--lock=deno.lock', '--frozen=false'];
const { status } = spawnSync(denoExecutable(), ['cache', ...options, ...entries, ...tests], {
  cwd: functionsDir,
  env: denoEnvironment({}),
  stdio: 'inherit',
});
process.exit(status ?? 1);
