/**
 * `npm run reference:personal-data` writes what the privacy page and account deletion show from the registry
 * `private.personal_data`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../server/backend.ts';
import type { Database } from '../server/database.ts';

export const dataFile = resolve(import.meta.dirname, '../../../src/domain/privacy/personal-data.json');

/** The groups of the privacy page, by the names of their tables. Each table is in exactly one. */
const groups: Readonly<Record<string, RegExp>> = {
  account:
    /^(auth\.users|.*\.(verified_emails|email_change_permits|recover.*|suspended_passwords|staff|api_.*|webhook_.*))$/,
  profile: /^(public\.users|.*\.(objects|member_(contacts|details|markets|stats|reviews)|directory|profile_views))$/,
  search:
    /\.(buybox_profiles|saved_.*|(search|deal)_alerts|alert_mail|property_feedback|pipeline_.*|listing_invitations)$/,
  listings: /\.(properties|property_submissions|submission_.*|showing_.*|calls_for_offers|listing_(?!invitations).*)$/,
  community: /\.(feed_.*|forum.*|topic_.*|event.*|connections|follows|member_blocks|conversation.*|message.*)$/,
  deals: /\.(offer.*|deal_(?!alerts).*|deals|agreement.*|ledger_.*|proof.*)$/,
  payments: /\.(stripe_.*|billing_.*|payment_corrections|granted_tiers)$/,
  safety:
    /\.((rate|moderation|held|mail|push|quiet)_.*|(notif|report|contact_[ms]).*|member_(standing|activit|response).*)$/,
};

interface Row {
  name: string;
  label: string;
  note: string | null;
  keptFor: string | null;
  inDeals: boolean;
  exported: boolean;
  deleted: boolean;
}

/**
 * The text of the data file: what is stored, what deleting an account deletes and leaves, and what the download leaves
 * out. Throws if a table isn't in exactly one group.
 */
export async function personalDataJson(database: Pick<Database, 'query'>): Promise<string> {
  const rows = await database.query<Row>(
    `select table_name as name, label, note, kept_for as "keptFor",
       table_name in ('public.deal_parties', 'public.ledger_texts', 'public.deal_documents', 'public.messages')
         as "inDeals", exported_as is not null as exported, on_deletion = 'deleted' as deleted
     from private.personal_data order by label`,
  );
  const withNote = ({ label, note }: Row) => ({ what: label, note });
  const kept = rows.filter(({ deleted }) => !deleted);
  const withTime = ({ label, note, keptFor }: Row) => ({ what: label, note, keptFor });
  const data = {
    groups: Object.fromEntries(
      Object.entries(groups).map(([group, names]) => {
        const stored = rows.filter(({ name }) => names.test(name));
        return [
          group,
          {
            stored: stored.map(({ label }) => label),
            kept: stored.filter(({ deleted }) => !deleted).map(withTime),
            notExported: stored.filter(({ exported }) => !exported).map(withNote),
          },
        ];
      }),
    ),
    deleted: rows.filter(({ deleted }) => deleted).map(({ label }) => label),
    kept: kept.map(withTime),
    // What names the member to those they dealt with.
    keptInDeals: kept.filter(({ inDeals }) => inDeals).map(withTime),
  };
  const misplaced = rows.filter(({ name }) => Object.values(groups).filter((names) => names.test(name)).length !== 1);
  if (misplaced.length > 0) throw new Error(`Not in one group: ${misplaced.map(({ name }) => name).join(', ')}`);
  return `${JSON.stringify(data, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null });
  writeFileSync(dataFile, await personalDataJson(backend.database));
  await backend.close();
}
