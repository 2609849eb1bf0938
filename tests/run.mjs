// `npm test`: installs what is missing, then every check there is, on a machine with nothing but Node.js.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../supabase/local/install.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);

ensureInstalled();
const chromium = ensureBrowser();

const reports = mkdtempSync(join(tmpdir(), 'cornerlot-reports-'));
const unitReport = join(reports, 'unit.json');
const unitOutcome = join(reports, 'unit-outcome.json');
const functionsReport = join(reports, 'functions.xml');
const e2eReport = join(reports, 'e2e.json');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['Types', bin('tsc'), ['-p', '.']],
  ['Lint', bin('oxlint'), []],
  ['Import rule', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['Dead code', bin('knip'), []],
  ['SQL lint', bin('squawk'), ['supabase/migrations/*.sql']],
  ['Generated types', 'npm', ['run', '--silent', 'types', '--', '--check']],
  ['Functions under Deno', 'npm', ['run', '--silent', 'functions:check', '--', functionsReport]],
  [
    'Unit, screen, database and backend tests',
    bin('vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/outcome-reporter.ts',
      `--outputFile.json=${unitReport}`,
    ],
  ],
  ['Journeys in Chromium', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']],
];

const only = process.argv.slice(2).map((word) => word.toLowerCase());
const failed = [];
for (const [name, command, args] of steps) {
  if (only.length > 0 && !only.some((word) => name.toLowerCase().includes(word))) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  const ok = await run(command, args);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (!ok) failed.push(name);
}

const counts = countTests();
tellOutcome();
rmSync(reports, { recursive: true, force: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

function run(command, args) {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
      VITEST_OUTCOME: unitOutcome,
    };
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  if (existsSync(unitReport)) {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'));
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
    total.skipped += report.numPendingTests;
  }
  if (existsSync(functionsReport)) {
    const [, tests, failures] =
      /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(readFileSync(functionsReport, 'utf8')) ?? [];
    total.passed += Number(tests ?? 0) - Number(failures ?? 0);
    total.failed += Number(failures ?? 0);
  }
  if (existsSync(e2eReport)) {
    const { stats } = JSON.parse(readFileSync(e2eReport, 'utf8'));
    total.passed += stats.expected + stats.flaky;
    total.failed += stats.unexpected;
    total.skipped += stats.skipped;
  }
  return total;
}

/** Says again what failed and what passed only the second time: what was printed then may have scrolled away. */
function tellOutcome() {
  if (!existsSync(unitOutcome)) return;
  const { failed: unitFailed, flaky } = JSON.parse(readFileSync(unitOutcome, 'utf8'));
  for (const { name, errors } of unitFailed) console.log(`\nFAILED ${name}\n${errors.join('\n')}`);
  for (const name of flaky) console.log(`\nPassed the second time only: ${name}`);
}

/** Path of a Chromium: an installed one, else Debian's package, else Playwright's own download. */
function ensureBrowser() {
  const installed = findBrowser();
  if (installed) return installed;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (Debian package) for the browser tests…');
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
    const debian = findBrowser();
    if (debian) return debian;
  }
  console.log('Installing Chromium (Playwright’s download) for the browser tests…');
  const download = spawnSync(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    {
      stdio: 'inherit',
    },
  );
  if (download.status === 0) return '';
  console.error('No Chromium could be installed. Install Chromium or Chrome and run `npm test` again.');
  process.exit(1);
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const candidates = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return candidates.find((path) => existsSync(path));
}
