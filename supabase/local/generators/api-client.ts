/** `npm run api:client` writes what follows from the operations of the API: the typed client. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackend } from '../backend.ts';
import { clientModule, type Description } from './client-module.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Where the generated files are. */
export const apiFiles = {
  client: resolve(root, 'public', 'api', 'client.ts'),
};

async function main(): Promise<void> {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null });
  const write = async (file: string, text: string) => {
    if (text === (await readFile(file, 'utf8').catch(() => ''))) return;
    await writeFile(file, text);
    console.log(`Wrote ${relative(root, file)}.`);
  };
  try {
    const response = await fetch(`${backend.url}/functions/v1/api/v1/openapi.json`);
    if (!response.ok) throw new Error(`The description can’t be read: ${response.status} ${await response.text()}`);
    await write(apiFiles.client, clientModule((await response.json()) as Description));
  } finally {
    await backend.close();
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
