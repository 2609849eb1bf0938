// `npm test`: installs what’s missing, then runs every check. Only Node.js is required.
//
//   npm test                                   everything
//   npm test -- quick                          types, lint, formatting, budgets, and unit tests: about a minute
//   npm test -- screens e2e                    only these steps; their names are in `steps` below
//   npm test -- marketplace                    the unit and screen tests of one feature (a folder of src/features)
//   npm test -- supabase/tests/350-offers.sql  one file: pgTAP, a test of vitest, or a journey in the browser
//   npm run test:long                          random runs in their full length and mutations, for every night
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureInstalled } from '../supabase/local/install.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'cornerlot-reports-'));
const reportOf = (name) => join(reports, name);
const bin = (name) => join(root, 'node_modules', '.bin', name);
const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(`vitest-${name}.json`)}`,
  ...args,
];

/**
 * Those that are `alone` use both cores of a small machine. The others run two at a time, before them. Those that are
 * `long` only run with `npm run test:long`, and make up that.
 * @typedef {{ name: string, title: string, command: string[], quick?: boolean, alone?: boolean, long?: boolean }} Step
 * @type {(Step & { environment?: Record<string, string> })[]}
 */
const steps = [
  {
    name: 'lint',
    title: 'Types and lint',
    command: [bin('oxlint'), '--type-aware', '--type-check'],
    // Its type checker is a Go program, a fifth of whose CPU time is garbage collection otherwise.
    environment: { GOGC: '400' },
    quick: true,
  },
  { name: 'format', title: 'Formatting', command: [bin('oxfmt'), '--check'], quick: true },
  { name: 'lines', title: 'Line length', command: [process.execPath, 'tests/line-length.mjs'], quick: true },
  { name: 'unit', title: 'Unit tests', command: vitest('unit', '--project=node'), quick: true },
  { name: 'budgets', title: 'Budgets and import rules', command: [process.execPath, 'tests/budgets.mjs'], quick: true },
  { name: 'dead-code', title: 'Dead code', command: [bin('knip')] },
  { name: 'secrets', title: 'Committed secrets', command: [process.execPath, 'tests/secrets.mjs'] },
  { name: 'sql', title: 'SQL lint', command: [bin('squawk'), 'supabase/migrations/*.sql'] },
  {
    name: 'functions',
    title: 'Functions under Deno',
    command: ['npm', 'run', '--silent', 'functions:check', '--', reportOf('functions.xml')],
  },
  {
    name: 'screens',
    title: 'Screen tests',
    // Each line runs a few times, in which optimizing it costs more than it saves: a tenth of the step's CPU time.
    command: [process.execPath, '--no-turbofan', ...vitest('screens', '--project=screens', '--project=page-load')],
    alone: true,
  },
  { name: 'backend', title: 'Backend tests', command: vitest('backend', '--project=backend'), alone: true },
  {
    name: 'e2e',
    title: 'End-to-end tests in Chromium',
    command: playwright,
    alone: true,
  },
  {
    name: 'random',
    title: 'Backend tests',
    command: vitest('random', '--project=backend', '--project=local'),
    alone: true,
    long: true,
  },
  { name: 'fuzz', title: 'Hostile requests', command: ['npm', 'run', '--silent', 'fuzz'], alone: true, long: true },
  {
    name: 'mutations',
    title: 'Mutations',
    command: ['npm', 'run', '--silent', 'test:mutations'],
    alone: true,
    long: true,
  },
];

const selected = select(process.argv.slice(2));
const env = {
  ...process.env,
  TEST_LONG: String(selected.some(({ long }) => long)),
  PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e.json'),
};
if (selected.some(({ command }) => command[0] === bin('playwright'))) {
  // Not before the installation, because it needs Playwright.
  const { ensureBrowser } = await import('./browser.mjs');
  env.CHROMIUM_PATH = await ensureBrowser();
}

/** @type {{ title: string, ok: boolean, seconds: number, cpu: number | null }[]} */
const results = [];
const queue = selected.filter(({ alone }) => !alone);
await Promise.all([1, 2].map(runQueue));
for (const step of selected.filter(({ alone }) => alone)) await runStep(step, 'inherit');

printFailures();
printTimes();
const counts = countTests();
rmSync(reports, { recursive: true, force: true });
const failed = results.filter(({ ok }) => !ok);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ title }) => title).join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

/** Steps named on the command line, by step, feature, or file, or all steps. */
function select(words) {
  if (words.length === 0) return steps.filter(({ long }) => !long);
  return words.flatMap((word) => {
    if (word === 'quick') return steps.filter(({ quick }) => quick);
    if (word === 'long') return steps.filter(({ long }) => long);
    const step = steps.find(({ name }) => name === word);
    if (step) return step;
    if (existsSync(word) && statSync(word).isFile()) return fileStep(word);
    if (existsSync(join(root, 'src', 'features', word))) {
      const projects = ['node', 'screens'].map((name) => `--project=${name}`);
      const command = vitest(word, ...projects, `src/features/${word}/`, `tests/screens/${word}`);
      return { name: word, title: `Tests of ${word}`, command, alone: true };
    }
    console.error(
      `"${word}" is neither a step (quick, ${steps.map(({ name }) => name).join(', ')}) nor a feature nor a file.`,
    );
    process.exit(1);
  });
}

/** Runs one file of tests. */
function fileStep(file) {
  const step = (command) => ({ name: 'file', title: file, command, alone: true });
  if (file.endsWith('.sql')) return step(vitest('file', '--project=backend', 'pgtap.test.ts', '-t', basename(file)));
  if (file.startsWith('e2e/')) return step([...playwright, file]);
  return step(vitest('file', file));
}

async function runQueue() {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, 'pipe');
}

/** Runs a step. Piped output is printed when the step ends, so that parallel steps don’t mix. */
async function runStep({ name, title, command, environment }, stdio) {
  const started = Date.now();
  const cpuFile = reportOf(`${name}.cpu`);
  if (stdio === 'inherit') console.log(`\n── ${title}`);
  const child = spawn(process.execPath, ['tests/cpu-time.mjs', cpuFile, ...command], {
    stdio: ['ignore', stdio, stdio],
    env: { ...env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ok = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (stdio === 'pipe') console.log(`\n── ${title}\n${output.trim()}`);
  const cpu = existsSync(cpuFile) ? Math.round(Number(readFileSync(cpuFile, 'utf8'))) : null;
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'} (${inSeconds({ seconds, cpu })})`);
  results.push({ title, ok, seconds, cpu });
}

function vitestReports() {
  return selected
    .map(({ name }) => reportOf(`vitest-${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const report of vitestReports()) {
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
    total.skipped += report.numPendingTests;
  }
  if (existsSync(reportOf('functions.xml'))) {
    const [, tests, failures] =
      /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(readFileSync(reportOf('functions.xml'), 'utf8')) ?? [];
    total.passed += Number(tests ?? 0) - Number(failures ?? 0);
    total.failed += Number(failures ?? 0);
  }
  if (existsSync(reportOf('e2e.json'))) {
    const { stats } = JSON.parse(readFileSync(reportOf('e2e.json'), 'utf8'));
    total.passed += stats.expected + stats.flaky;
    total.failed += stats.unexpected;
    total.skipped += stats.skipped;
  }
  return total;
}

/** Repeats vitest’s failures at the end, where they are easy to find. */
function printFailures() {
  for (const { testResults } of vitestReports()) {
    for (const { name, message, assertionResults } of testResults) {
      const file = name.slice(root.length + 1);
      if (message) console.log(`\nFAILED ${file}\n${message}`);
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') console.log(`\nFAILED ${file} › ${fullName}\n${failureMessages.join('\n')}`);
    }
  }
}

/** Prints wall and CPU time of each step, and of all. */
function printTimes() {
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const cpu = results.some((result) => result.cpu === null) ? null : sum(results.map((result) => result.cpu));
  const all = { title: 'All steps', seconds: Math.round(performance.now() / 1000), cpu };
  console.log('');
  for (const each of [...results, all]) console.log(`${each.title.padEnd(30)} ${inSeconds(each)}`);
}

/** Wall and CPU time, whose processes two cores share. */
function inSeconds({ seconds, cpu }) {
  return `${seconds} s${cpu === null ? '' : `, ${cpu} s of CPU`}`;
}
