import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';
import { dealKeys } from '@/shared/deals/api/keys';
import { useDealChange } from '@/shared/deals/api/mutations';

type Tables = Database['public']['Tables'];

/** Earnest money of a deal in whole USD: what arrived (null for nothing that was confirmed), and what was due. */
export type ReleasableMoney = Pick<Tables['deal_earnest_money']['Row'], 'amount' | 'due'>;

/** A release. Amounts in whole USD. */
export type Release = Pick<
  Tables['deal_releases']['Row'],
  'agreement_id' | 'to_buyer' | 'to_seller' | 'agreed_at' | 'paused_at' | 'paid_on' | 'paid_by' | 'reference'
>;

const releaseColumns = `agreement_id, to_buyer, to_seller, agreed_at, paused_at, paid_on, paid_by, reference,
  agreement:agreements(status)` as const;

/** What a deal's release is about, and how far it is. */
export interface Releases {
  /** Null for a deal without earnest money. */
  money: ReleasableMoney | null;
  /** The one that everyone signed last. */
  inForce: (Release & { agreed_at: string }) | null;
  /** Whether one waits for signatures, as far as the viewer can see it. */
  waits: boolean;
  /** The sealed PDF of the one in force, if there is one and the viewer can read it. */
  document: { id: string; name: string } | null;
}

/** The releases of a deal that fell through, as far as the viewer can read them. */
export function releasesQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'releases'),
    queryFn: async ({ signal }): Promise<Releases> => {
      const [money, releases, documents] = await Promise.all([
        database()
          .from('deal_earnest_money')
          .select('amount, due')
          .eq('deal_id', dealId)
          .abortSignal(signal)
          .maybeSingle()
          .then(unwrap),
        database()
          .from('deal_releases')
          .select(releaseColumns)
          .eq('deal_id', dealId)
          .order('agreed_at', { ascending: false, nullsFirst: false })
          .abortSignal(signal)
          .then(unwrap),
        database()
          .from('deal_documents')
          .select('id, name, created_at')
          .eq('deal_id', dealId)
          .eq('kind', 'release')
          .is('added_by', null)
          .order('created_at', { ascending: false })
          .abortSignal(signal)
          .then(unwrap),
      ]);
      const [first] = releases;
      const agreedAt = first?.agreed_at ?? null;
      return {
        money,
        inForce: first && agreedAt !== null ? { ...first, agreed_at: agreedAt } : null,
        waits: releases.some(({ agreement }) => agreement?.status === 'awaiting_signatures'),
        document:
          documents.find(({ created_at }) => agreedAt !== null && Date.parse(created_at) >= Date.parse(agreedAt)) ??
          null,
      };
    },
  });
}

/** Confirms that the earnest money was paid out as a release says. Idempotent. */
export function useConfirmPayout(agreementId: string) {
  return useDealChange(async (supabase, { day, reference }: { day: string; reference: string }) => {
    unwrap(await supabase.rpc('confirm_payout', { agreement_id: agreementId, paid_on: day, reference }));
  });
}
