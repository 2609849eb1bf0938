import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { anonKey } from '../../supabase/local/server/keys.ts';
import { fixtureMigrations } from './describe-backend.ts';

const local = resolve(import.meta.dirname, '..', '..', 'supabase', 'local');

export interface RunningCommand {
  child: ChildProcess;
  output: () => string;
}

/** Runs `npm start` with the data folder in `folder` and ports of its own; without the web app unless it has a port. */
export function startCommand(folder: string, flags: string[] = [], env: Record<string, string> = {}): RunningCommand {
  const web = flags.includes('--web-port') ? [] : ['--no-web'];
  const base = ['--data', join(folder, 'data'), '--migrations', fixtureMigrations, '--no-seed', ...web];
  const ports = flags.includes('--port') ? [] : ['--port', '0', '--mail-port', '0', '--stripe-port', '0'];
  return run([join(local, 'start.mjs'), ...base, ...ports, ...flags], env);
}

/** Runs `npm run backup` or `npm run restore` and resolves to its exit code and output. */
export async function runBackup(folder: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const running = run(['--import', 'tsx', join(local, 'backup.ts'), ...args, '--data', join(folder, 'data')], {});
  return { code: await whenEnded(running), output: running.output() };
}

function run(args: string[], env: Record<string, string>): RunningCommand {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** Resolves to the backend's URL and key once it listens. */
export async function whenReady({ child, output }: RunningCommand): Promise<{ url: string; anonKey: string }> {
  await expect.poll(() => child.exitCode !== null || /Backend +http/.test(output()), { timeout: 180_000 }).toBe(true);
  const url = /Backend +(http:\S+)/.exec(output())?.[1];
  if (!url) throw new Error(`The command ended: ${output()}`);
  return { url, anonKey };
}

/** Resolves to the exit code. */
export async function whenEnded({ child }: RunningCommand): Promise<number | null> {
  if (child.exitCode === null) await new Promise((done) => child.once('close', done));
  return child.exitCode;
}

/** Sends a signal and waits for the end. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await ended;
}
