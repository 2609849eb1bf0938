import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const guide = resolve(import.meta.dirname, '../../docs/verify-receipt.md');

/** The commands of docs/verify-receipt.md whose fence has this label, in order. */
export async function documentedCommands(label: string): Promise<string[]> {
  const parts = (await readFile(guide, 'utf8')).split(/^```/m);
  return parts.filter((part) => part.startsWith(`sh ${label}\n`)).map((part) => part.slice(part.indexOf('\n') + 1));
}

/** Writes the documented script to a folder and returns its path. */
export async function writeScript(folder: string): Promise<string> {
  const [script] = await documentedCommands('verify-receipt.sh');
  if (!script) throw new Error('docs/verify-receipt.md has no script');
  const file = join(folder, 'verify-receipt.sh');
  await writeFile(file, script);
  return file;
}

/** Runs a command and resolves to its exit code and what it printed. */
export async function runShell(args: readonly string[], folder: string): Promise<{ code: number; output: string }> {
  const child = spawn(args[0] ?? 'sh', args.slice(1), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((done) => child.once('close', (status) => done(status ?? 1))),
  ]);
  return { code, output: output + errors };
}
