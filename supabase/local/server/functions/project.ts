import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { z } from 'zod';

/** The settings used from `[functions.<name>]` in config.toml. */
const settingsSchema = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
});

/** Names the hosted platform accepts. Folders starting with `_` hold shared code. */
const functionName = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Returns the entry module of a function; null if it doesn’t exist. */
export function entryPoint(functionsDir: string, name: string): string | null {
  if (!functionName.test(name)) return null;
  const file = join(functionsDir, name, 'index.ts');
  return existsSync(file) ? file : null;
}

/** What the files of a project say. */
interface Project {
  /** A text that changes with any file of any function. */
  files: string;
  /** Whether callers of a function need a token: yes, unless config.toml says otherwise. */
  requiresToken(name: string): boolean;
}

/** How long a change of a file may take to be noticed: looking at all of them takes as long as a short request. */
const freshness = 1000;

/** Returns a function that reads the project, at most once a second. */
export function projectReader(functionsDir: string): () => Project {
  let read: Project | undefined;
  let readAt = 0;
  return () => {
    if (read && performance.now() - readAt < freshness) return read;
    const functions = readSettings(join(functionsDir, '..', 'config.toml'));
    read = {
      files: fingerprint(functionsDir),
      requiresToken: (name) => functions[name]?.verify_jwt ?? true,
    };
    readAt = performance.now();
    return read;
  };
}

function readSettings(file: string): z.output<typeof settingsSchema>['functions'] {
  return existsSync(file) ? settingsSchema.parse(parse(readFileSync(file, 'utf8'))).functions : {};
}

/** Reads `.env` in the functions’ folder, as `supabase functions serve` does. */
export async function readEnvFile(functionsDir: string): Promise<Record<string, string>> {
  const file = join(functionsDir, '.env');
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseEnv(await readFile(file, 'utf8')));
  return Object.fromEntries(
    // Reserved for the platform, as on a hosted project.
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('SUPABASE_')),
  );
}

/** Synchronous calls take a third of the time. */
function fingerprint(functionsDir: string): string {
  return readdirSync(functionsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      // An editor may replace a file in between.
      const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
