// `npm run backup [-- --to folder]` and `npm run restore -- folder`: the embedded database and the stored files
// together. `--data folder` names another data folder.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from './backup-files.ts';
import { dataFolderFor } from './data-folder.ts';
import { readEnvironment } from './environment.ts';
import { Failure } from './failure.ts';

const root = resolve(import.meta.dirname, '..', '..');

async function main(): Promise<void> {
  const { values: flags, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, to: { type: 'string' } },
  });
  const { databaseUrl } = readEnvironment();
  if (databaseUrl) {
    throw new Failure(
      'This backs up the embedded database, but DATABASE_URL names a PostgreSQL server.',
      'Use pg_dump for that server, or unset DATABASE_URL: see docs/runbook.md.',
    );
  }
  const dataDir = flags.data ? resolve(flags.data) : dataFolderFor(root, undefined);
  const [command, folder] = positionals;
  if (command === 'restore') {
    if (!folder) throw new Failure('Which backup?', 'Run `npm run restore -- <folder>`.');
    const replaced = await restore(resolve(folder), dataDir);
    console.log(
      `Restored ${folder}.${replaced ? ` The data before is in ${replaced}; delete it when you're done.` : ''}`,
    );
    return;
  }
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = flags.to ? resolve(flags.to) : join(root, 'supabase', '.temp', 'backups', name);
  console.log(`Backed up ${await backUp(dataDir, target)} files to ${target}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? `\n${error.message}\n${error.nextStep}\n` : error);
  process.exit(1);
});
