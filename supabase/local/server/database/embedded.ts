import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { bootstrap, bootstrapScripts } from './bootstrap.ts';
import { openPglite, type OpenPglite } from './pglite.ts';
import { templateFor } from './template.ts';

/**
 * Opens the embedded database in `directory`, or in memory. A new one is created next to its final place and then
 * moved, so a killed start leaves nothing half-made.
 */
export async function openEmbedded(directory: string | undefined): Promise<OpenPglite> {
  if (directory === undefined) return create(undefined);
  if (!existsSync(directory)) {
    const unfinished = `${directory}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await (await create(unfinished)).close();
    await rename(unfinished, directory);
  }
  return openPglite(directory);
}

/** Creates a database. Call `bootstrap` before using it. */
async function create(directory: string | undefined): Promise<OpenPglite> {
  const template = await templateFor(bootstrapScripts);
  const copy = await template.read();
  const database = await openPglite(directory, copy);
  if (copy) return database;
  await bootstrap(database);
  await template.keep(await database.copy());
  return database;
}
