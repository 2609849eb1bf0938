import { database, type Supabase } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import type { DealRecord, LedgerProof, LedgerText, StoredEntry } from '../record';

type ReadClient = Pick<Supabase, 'from' | 'rpc'>;

const pageSize = 500;

/** The ledger of an offer and its deal, with its proof. Fails with kind not-found for those who can't read it. */
export async function fetchDealRecord(offerId: string): Promise<DealRecord> {
  return readDealRecord(database(), offerId);
}

/** As `fetchDealRecord`, with a client. */
export async function readDealRecord(supabase: ReadClient, offerId: string): Promise<DealRecord> {
  // A newer ledger has the proof's leaf, too.
  const [proof] = unwrap(await supabase.rpc('ledger_proof', { offer_id: offerId })).map(toProof);
  const entries = await allPages<StoredEntry>(async (from) =>
    unwrap(
      await supabase
        .from('ledger_entries')
        .select('content, hash')
        .eq('offer_id', offerId)
        .order('seq')
        .range(from, from + pageSize - 1),
    ),
  );
  if (entries.length === 0) throw new RequestFailure('not-found', 'No ledger', null, null);
  const texts = await allPages<LedgerText>(async (from) =>
    unwrap(
      await supabase
        .from('ledger_texts')
        .select('seq, field, salt, text')
        .eq('offer_id', offerId)
        // A step may have been added since.
        .lte('seq', entries.length)
        .order('seq')
        .order('field')
        .range(from, from + pageSize - 1),
    ),
  );
  return { offerId, entries, texts, proof: proof ?? null };
}

async function allPages<T>(page: (from: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let last = pageSize; last === pageSize;) {
    const rows = await page(all.length);
    all.push(...rows);
    last = rows.length;
  }
  return all;
}

/** The generated types don't know that the token can be null. */
function toProof(row: Omit<LedgerProof, 'token'> & { tsa_token: string | null }): LedgerProof {
  const { day, leaf, path, root, tsa_token: token } = row;
  return { day, leaf, path, root, token };
}
