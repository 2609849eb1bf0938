/** `npm run db:data -- --url postgres://…` loads the reference data in supabase/data into a hosted database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import { loadReferenceData } from './server/database/migrate.ts';
import { openPostgres } from './server/database/postgres.ts';

const { values } = parseArgs({ options: { url: { type: 'string', default: process.env['DATABASE_URL'] } } });

async function main(url: string | undefined): Promise<void> {
  if (!url) throw new Failure('There is no database address.', 'Pass --url postgres://… or set DATABASE_URL.');
  const database = await openPostgres(url);
  try {
    const files = await loadReferenceData(database, resolve(import.meta.dirname, '..', 'data'));
    console.log(files.length > 0 ? `Loaded ${files.join(', ')}.` : 'The reference data is up to date.');
  } finally {
    await database.close();
  }
}

main(values.url).catch((error: unknown) => {
  console.error(error instanceof Failure ? `${error.message}\n${error.nextStep}` : error);
  process.exitCode = 1;
});
