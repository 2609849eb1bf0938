// Breaks rules, one at a time, in a temporary copy of the repository, and checks that the tests notice.
//
//   npm run test:mutations                     every mutation of mutations.ts
//   npm run test:mutations -- --only offer     those whose name contains "offer"
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { mutations, type Mutation } from './mutations.ts';

const root = join(import.meta.dirname, '../..');
const copies: string[] = [];
process.once('exit', () => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [option, part = ''] = process.argv.slice(2);
const chosen = option === '--only' ? mutations.filter(({ name }) => name.includes(part)) : mutations;
if (chosen.length === 0) stop(`No mutation’s name contains "${part}".`);

const started = Date.now();
// One for each core of a small machine: starting a test takes longer than running it.
const workers = [copyRepository(), copyRepository()] as const;
for (const mutation of chosen) mutate(workers[0], mutation)();
await checkUnmutated(workers[0]);

const waiting = [...chosen];
let caught = 0;
await Promise.all(workers.map(work));
console.log(`\nTook ${secondsSince(started)} s`);
console.log(`${caught} passed, ${chosen.length - caught} failed`);
process.exitCode = caught < chosen.length ? 1 : 0;

/** Copies what Git tracks, with uncommitted changes and new files, and returns the folder. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'cornerlot-mutations-'));
  copies.push(copy);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Stops unless every test passes before anything is broken. */
async function checkUnmutated(copy: string): Promise<void> {
  const tests = [...new Set(chosen.map(({ test }) => test))];
  for (const isSql of [true, false]) {
    const files = tests.filter((file) => file.endsWith('.sql') === isSql);
    if (files.length === 0) continue;
    const { success, numPassedTests } = await runTests(copy, files, 'inherit');
    if (!success || numPassedTests < files.length) stop('These tests must pass before anything is broken.');
  }
}

async function work(copy: string): Promise<void> {
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const since = Date.now();
    const restore = mutate(copy, mutation);
    const { success, numFailedTests } = await runTests(copy, [mutation.test], 'ignore');
    restore();
    // A mutation that doesn’t load says nothing about the tests.
    const result = numFailedTests > 0 ? 'caught' : success ? 'SURVIVED' : 'DID NOT LOAD';
    if (result === 'caught') caught += 1;
    console.log(`${result} (${secondsSince(since)} s)  ${mutation.name}  [${mutation.test}]`);
  }
}

/** Applies a mutation and returns what undoes it. */
function mutate(copy: string, { name, file, from, to }: Mutation): () => void {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  const count = original.split(from).length - 1;
  if (count !== 1) stop(`"${name}": expected its text once in ${file}, found it ${count} times.`);
  writeFileSync(
    path,
    original.replace(from, () => to),
  );
  return () => writeFileSync(path, original);
}

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs files of pgTAP, or files of vitest. */
async function runTests(copy: string, files: readonly string[], stdio: 'inherit' | 'ignore'): Promise<Report> {
  const isSql = files[0]?.endsWith('.sql') ?? false;
  const selected = isSql ? ['pgtap.test.ts', '-t', files.map((file) => basename(file)).join('|')] : files;
  const output = join(copy, 'report.json');
  rmSync(output, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  // One failure is enough.
  const args = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--bail=1', ...reporters, ...selected];
  // Random tests are short, also at night.
  const env = { ...process.env, TEST_LONG: 'false' };
  await new Promise((resolve) => spawn(process.execPath, args, { cwd: copy, stdio, env }).once('close', resolve));
  if (!existsSync(output)) return { success: false, numPassedTests: 0, numFailedTests: 0 };
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
