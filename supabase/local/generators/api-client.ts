/**
 * `npm run api:client` writes what follows from the schema and from the operations of the API: the catalog that
 * describes columns, the OpenAPI description for the reference page, and the typed client.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackend } from '../backend.ts';
import { catalogModule } from './api-catalog.ts';
import { clientModule, type Description } from './client-module.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Where the generated files are. */
export const apiFiles = {
  catalog: resolve(root, 'supabase', 'functions', '_shared', 'api', 'catalog.ts'),
  description: resolve(root, 'src', 'features', 'api-reference', 'openapi.json'),
  client: resolve(root, 'public', 'api', 'client.ts'),
};

/** The description as its file has it: the address of the server depends on where it runs. */
export const descriptionText = (description: object) =>
  `${JSON.stringify({ ...description, servers: [{ url: '/functions/v1/api' }] }, null, 2)}\n`;

async function main(): Promise<void> {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null });
  const write = async (file: string, text: string) => {
    if (text === (await readFile(file, 'utf8').catch(() => ''))) return;
    await writeFile(file, text);
    console.log(`Wrote ${relative(root, file)}.`);
  };
  try {
    // The function reads it when it starts.
    await write(apiFiles.catalog, await catalogModule(backend.database));
    const response = await fetch(`${backend.url}/functions/v1/api/v1/openapi.json`);
    if (!response.ok) throw new Error(`The description can’t be read: ${response.status} ${await response.text()}`);
    const description = (await response.json()) as Description;
    await write(apiFiles.description, descriptionText(description));
    await write(apiFiles.client, clientModule(description));
  } finally {
    await backend.close();
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
