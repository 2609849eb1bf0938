/**
 * `npm run api:client` writes what follows from the operations of the API: the OpenAPI description for the reference
 * page, and the typed client.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackend } from '../backend.ts';
import { clientModule, type Description } from './client-module.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Where the generated files are. */
export const apiFiles = {
  description: resolve(root, 'src', 'features', 'api-reference', 'openapi.json'),
  client: resolve(root, 'public', 'api', 'client.ts'),
};

/** The description as its file has it: without where it runs, and without the answers' examples. */
export const descriptionText = ({ paths, ...description }: { paths: object }) => {
  const brief = JSON.stringify(paths, (name, value: unknown) => (name === 'example' ? undefined : value));
  const text = JSON.stringify({ ...description, paths: JSON.parse(brief) as object }, null, 2);
  return `${text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')}\n`;
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
    const description = (await response.json()) as Description;
    await write(apiFiles.description, descriptionText(description));
    await write(apiFiles.client, clientModule(description));
  } finally {
    await backend.close();
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
