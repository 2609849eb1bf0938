// Plain JavaScript without dependencies: it runs before there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const least = [20, 19];

/** Ends the process with one message and the next step. */
function fail(message, nextStep) {
  console.error(`\n${message}\n${nextStep}\n`);
  process.exit(1);
}

/**
 * Makes the process end with a clear message when Node is too old, and installs from the lock file
 * when what is installed is not what the lock file says.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < least[0] || (major === least[0] && minor < least[1])) {
    fail(
      `Cornerlot needs Node.js ${least.join('.')} or newer; this is ${process.versions.node}.`,
      'Install a current release from https://nodejs.org and try again.',
    );
  }
  if (isInstalled()) return;
  console.log('Installing what the lock file lists. This takes a minute or two the first time.');
  const npm = process.env.npm_execpath;
  const windows = process.platform === 'win32';
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) {
    fail('The packages could not be installed.', 'Read what npm says above, then run `npm ci` and try again.');
  }
}

/** Whether every package of the lock file that this platform needs is there in that version. */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
