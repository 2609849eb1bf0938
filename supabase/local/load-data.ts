/** `npm run db:data -- --url postgres://…` loads the reference data in supabase/data into a hosted database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from './data-source.ts';
import { loadReferenceData } from './server/database/migrate.ts';

runCommand(async (args) => {
  const { values } = parseArgs({ args, options: { url: { type: 'string', default: process.env['DATABASE_URL'] } } });
  const folder = resolve(import.meta.dirname, '..', 'data');
  const files = await withDatabase(values.url, (database) => loadReferenceData(database, folder));
  return files.length > 0 ? `Loaded ${files.join(', ')}.` : 'The reference data is up to date.';
});
