import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { bootstrap, bootstrapScripts } from './bootstrap.ts';
import { openPglite, type OpenPglite } from './pglite.ts';
import { templateFor } from './template.ts';

/**
 * Opens the embedded database in `directory`, creating it when there is none; undefined means in memory.
 * A new one is made beside its place and moved there when it is whole, so that a start that is killed
 * half-way leaves nothing that the next one would take for a database.
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

/** A new database, of which `bootstrap` has to be sure before it is used. */
async function create(directory: string | undefined): Promise<OpenPglite> {
  const template = await templateFor(bootstrapScripts);
  const copy = await template.read();
  const database = await openPglite(directory, copy);
  if (copy) return database;
  await bootstrap(database);
  await template.keep(await database.copy());
  return database;
}
