// Plain JavaScript without dependencies, because it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const least = [20, 19];

/** Prints what went wrong and what to do, then exits. */
function fail(message, nextStep) {
  console.error(`\n${message}\n${nextStep}\n`);
  process.exit(1);
}

/**
 * Exits with a message if Node.js is too old, and installs packages that differ from the lock files: npm’s, and those
 * of edge functions. Afterwards everything works without a network.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < least[0] || (major === least[0] && minor < least[1])) {
    fail(
      `Cornerlot needs Node.js ${least.join('.')} or newer; this is ${process.versions.node}.`,
      'Install a current release from https://nodejs.org and try again.',
    );
  }
  if (!isInstalled()) installPackages();
  installFunctionPackages();
}

function installPackages() {
  console.log('Installing packages. This takes a minute or two the first time.');
  const npm = process.env.npm_execpath;
  const windows = process.platform === 'win32';
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) {
    fail('Couldn’t install the packages.', 'Read npm’s output above, then run `npm ci` and try again.');
  }
}

/** Fills Deno’s cache, and notes for which lock file. `server/functions/deno.ts` names the same folder. */
function installFunctionPackages() {
  const lock = readFileSync(join(root, 'supabase', 'functions', 'deno.lock'), 'utf8');
  const note = join(process.env.DENO_DIR ?? join(root, 'node_modules', '.cache', 'deno'), 'cornerlot.lock');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  console.log('Installing the packages of edge functions.');
  const script = join(root, 'supabase', 'local', 'server', 'functions', 'packages.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    fail('Couldn’t install the packages of edge functions.', 'Check the network connection, then try again.');
  }
  writeFileSync(note, lock);
}

/** Returns whether every package this platform needs is installed in the locked version. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || !isNeeded(wanted) || installed[path]?.version === wanted.version,
  );
}

/** Optional packages are needed if they’re made for this platform, such as PostgreSQL’s programs. */
function isNeeded({ optional, os, cpu, libc }) {
  return !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
