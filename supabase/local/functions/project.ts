import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { z } from 'zod';

/** What the runtime takes from `[functions.<name>]` of config.toml. */
const settingsSchema = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
});

/** Names as the hosted platform takes them. Folders that begin with `_` hold shared code and are no functions. */
const functionName = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** The module that `name` starts with, or null when there is no such function. */
export function entryPoint(functionsDir: string, name: string): string | null {
  if (!functionName.test(name)) return null;
  const file = join(functionsDir, name, 'index.ts');
  return existsSync(file) ? file : null;
}

/** Whether callers of `name` must show a token: yes, unless config.toml beside the folder says otherwise. */
export async function requiresToken(functionsDir: string, name: string): Promise<boolean> {
  const file = join(functionsDir, '..', 'config.toml');
  if (!existsSync(file)) return true;
  const { functions } = settingsSchema.parse(parse(await readFile(file, 'utf8')));
  return functions[name]?.verify_jwt ?? true;
}

/** The variables of `.env` in the functions' folder, as `supabase functions serve` reads it. */
export async function readEnvFile(functionsDir: string): Promise<Record<string, string>> {
  const file = join(functionsDir, '.env');
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseEnv(await readFile(file, 'utf8')));
  return Object.fromEntries(
    // Names of the platform are the platform's, there as on a hosted project.
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('SUPABASE_')),
  );
}

/** Text that differs as soon as a file of any function, or of what they share, does. */
export async function fingerprint(functionsDir: string): Promise<string> {
  const entries = await readdir(functionsDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const marks = await Promise.all(
    files.map(async (file) => {
      // An editor may replace a file between the two looks.
      const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  return marks.join('\n');
}
