/**
 * `npm run reference:personal-data` writes what the privacy page and account deletion show from the registry
 * `private.personal_data`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../server/backend.ts';
import type { Database } from '../server/database.ts';

export const dataFile = resolve(import.meta.dirname, '../../../src/shared/privacy/personal-data.json');

interface Row {
  label: string;
  note: string | null;
  keptFor: string | null;
  inDeals: boolean;
  exported: boolean;
  deleted: boolean;
}

/** The text of the data file: what deleting an account deletes and leaves, and what the download leaves out. */
export async function personalDataJson(database: Pick<Database, 'query'>): Promise<string> {
  const rows = await database.query<Row>(
    `select label, note, kept_for as "keptFor",
       table_name in ('public.deal_parties', 'public.ledger_texts', 'public.deal_documents', 'public.messages')
         as "inDeals", exported_as is not null as exported, on_deletion = 'deleted' as deleted
     from private.personal_data order by label`,
  );
  const withNote = ({ label, note }: Row) => ({ what: label, note });
  const kept = rows.filter(({ deleted }) => !deleted);
  const withTime = ({ label, note, keptFor }: Row) => ({ what: label, note, keptFor });
  const data = {
    deleted: rows.filter(({ deleted }) => deleted).map(({ label }) => label),
    kept: kept.map(withTime),
    // What names the member to those they dealt with.
    keptInDeals: kept.filter(({ inDeals }) => inDeals).map(withTime),
    notExported: rows.filter(({ exported }) => !exported).map(withNote),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null });
  writeFileSync(dataFile, await personalDataJson(backend.database));
  await backend.close();
}
