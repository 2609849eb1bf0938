import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from '../supabase/local/install.mjs';
import type { Ports } from './urls';

/** Starts the app for all tests of this run, unless E2E_PORTS already names one. Rejects if it doesn’t start. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_PORTS']) return undefined;
  ensureInstalled();
  const stack = fork(join(import.meta.dirname, 'stack.ts'), { execArgv: ['--import', 'tsx'] });
  const exited = new Promise<void>((resolve) => stack.once('exit', () => resolve()));
  const ports = await new Promise<Ports>((resolve, reject) => {
    stack.once('message', (message) => resolve(message as Ports));
    void exited.then(() => reject(new Error('The app under test did not start. Its output is above.')));
  });
  process.env['E2E_PORTS'] = JSON.stringify(ports);
  return async () => {
    stack.disconnect();
    await exited;
  };
}
