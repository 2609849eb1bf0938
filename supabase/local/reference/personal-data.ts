/** `npm run reference:personal-data` writes what the app shows of the registry `private.personal_data`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../backend.ts';
import type { Database } from '../server/database.ts';

export const dataFile = resolve(import.meta.dirname, '../../../src/domain/privacy/personal-data.json');

/** The text of the data file: a `PersonalData` for each row of the registry, in its order. */
export async function personalDataJson(database: Pick<Database, 'query'>): Promise<string> {
  const rows = await database.query<{ data: object }>(
    `select jsonb_strip_nulls(jsonb_build_object(
       'topic', topic, 'what', label, 'note', note, 'retainedFor', kept_for,
       'inDeals', case when table_name in (
         'public.deal_parties', 'public.ledger_texts', 'public.deal_documents', 'public.messages'
       ) then true end,
       'notExported', case when exported_as is null then true end,
       'section', case when restore is not null then exported_as end, 'notRestored', not_restored
     )) as data
     from private.personal_data order by place`,
  );
  return `${JSON.stringify(
    rows.map(({ data }) => data),
    null,
    2,
  )}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null });
  writeFileSync(dataFile, await personalDataJson(backend.database));
  await backend.close();
}
