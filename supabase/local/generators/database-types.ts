import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { startBackend } from '../backend.ts';
import type { Database } from '../server/database.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const target = resolve(root, 'src', 'domain', 'database.types.ts');

/** The TypeScript types of schema `public`, as `supabase gen types typescript` writes them. */
export async function generateTypes(database: Database): Promise<string> {
  const queryable = { query: async (sql: string) => ({ rows: await database.query(sql) }) };
  const metadata = await introspect(queryable, { includedSchemas: ['public'] });
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: '13',
    detectOneToOneRelationships: true,
  });
  return `// Written by \`npm run types\` from the migrations: change those, not this file.\n${types}`;
}

/** The types of a fresh database with all migrations applied. */
async function typesOfMigrations(): Promise<string> {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null });
  try {
    return await generateTypes(backend.database);
  } finally {
    await backend.close();
  }
}

/** Writes the types; with `--check` only compares, and exits with code 1 if the file is outdated. */
async function main(): Promise<void> {
  const types = await typesOfMigrations();
  const shown = relative(root, target);
  if (!process.argv.includes('--check')) {
    await writeFile(target, types);
    console.log(`Wrote ${shown}.`);
    return;
  }
  if (types === (await readFile(target, 'utf8').catch(() => ''))) {
    console.log(`${shown} is up to date.`);
    return;
  }
  console.error(`${shown} is out of date. Run \`npm run types\` and commit the result.`);
  process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
