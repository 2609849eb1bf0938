// Runs a command and writes the CPU seconds of all its processes to a file: node tests/cpu-time.mjs <file> <command…>
//
// On Linux only; elsewhere the file stays away. A process that its parent waits for is in the parent’s figures. Others,
// such as those of a browser that was closed, are looked at every second until they’re gone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';

const ticksPerSecond = 100;
const [file, program, ...args] = process.argv.slice(2);

/** Processes that were descendants once; they stay so when their parent ends before them. */
const family = new Set();
let last = 0;
let lost = 0;

/** Returns a process, or null if it has just ended. */
function readProcess(pid) {
  try {
    // The name, in parentheses, may contain spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(9, 13).map(Number);
    return { pid, key: `${pid} ${fields[17]}`, parent, own: user + system, waited: childUser + childSystem };
  } catch {
    return null;
  }
}

/** CPU time so far, in ticks. It never falls: what a process took that nobody waited for is kept in `lost`. */
function measure() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = pids.map(readProcess).filter((each) => each !== null);
  const isOurs = new Set([String(process.pid)]);
  let before = 0;
  while (before !== isOurs.size) {
    before = isOurs.size;
    for (const { pid, parent, key } of processes) {
      if (!isOurs.has(parent) && !family.has(key)) continue;
      isOurs.add(pid);
      family.add(key);
    }
  }
  const total = processes
    .filter(({ pid }) => isOurs.has(pid))
    .reduce((sum, { pid, own, waited }) => sum + waited + (pid === String(process.pid) ? 0 : own), 0);
  lost += Math.max(0, last - total);
  last = total;
  return total + lost;
}

const canMeasure = existsSync('/proc/self/stat');
const timer = canMeasure ? setInterval(measure, 1000) : undefined;
const child = spawn(program, args, { stdio: 'inherit' });
// The terminal sends Ctrl-C to the child, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  clearInterval(timer);
  if (canMeasure) writeFileSync(file, String(measure() / ticksPerSecond));
  process.exit(code ?? 128 + constants.signals[signal]);
});
