import { queryOptions } from '@tanstack/react-query';
import { toEntry, type LedgerEntry } from '@/domain/ledger/ledger';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { dealKeys } from '@/shared/deals/api/keys';
import { toDeal, withoutContacts, type Deal } from '../room';

const dealColumns = `id, offer_id, version, property_id, title, address, time_zone, state, end_reason, ended_by,
    created_at, ended_at, open_items, double_close, listing:properties(images, offers(state)),
    milestones:deal_milestones(id, kind, due_at, state, changed_at, confirmed_by, confirmed_at,
      extensions:deal_extensions(id, proposed_by, due_at, state, created_at)),
    parties:deal_parties(id, user_id, role, side, name, rights, invited_at, joined_at, revoked_at, accepted_at,
      company, company_state, capacity, invitee:deal_invitees(email), member:users(profile_image_url, email, phone)),
    earnest:deal_earnest_money(due, amount, accepted, first_due, needed, first_needed),
    receipts:deal_earnest_receipts(id, party_id, amount, received_on, reference, recorded_at, disputed_at),
    closings:deal_closings(side, price, closed_on),
    endings:deal_endings(side, agrees, money, moved_on, paid_by), releases:deal_releases(paid_on),
    authorities:deal_authorities(party_id, seen_at),
    splits:deal_splits(id, version, proposed_by, state, created_at,
      lines:deal_split_lines(kind, amount_cents,
        shares:deal_split_shares(party_id, position, share_bps, amount_cents)),
      approvals:deal_split_approvals(party_id)),
    agreements(kind, status, signatures:agreement_signatures(party_id, signed_at))` as const;

/** A deal with everything but its terms and ledger; null if it doesn't exist for the viewer. */
export function dealQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.deal(userId, dealId),
    meta: { persisted: withoutContacts },
    queryFn: async ({ signal }): Promise<Deal | null> => {
      if (!isUuid(dealId)) return null;
      const row = unwrap(
        await database()
          .from('deals')
          .select(dealColumns)
          .eq('id', dealId)
          .eq('listing.offers.state', 'backup')
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row && toDeal(row);
    },
  });
}

/** The ledger of a deal and its offer with its texts, newest first. Empty for guests. */
export function recordQuery(userId: string, deal: Pick<Deal, 'id' | 'offer_id'>) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, deal.id, 'record'),
    meta: persisted,
    queryFn: async ({ signal }): Promise<LedgerEntry[]> => {
      const rows = unwrap(
        await database()
          .from('ledger_entries')
          .select('content, texts:ledger_texts(field, text)')
          .eq('offer_id', deal.offer_id)
          .order('seq', { ascending: false })
          .abortSignal(signal),
      );
      return rows.map(({ content, texts }) => toEntry(content, texts));
    },
  });
}

/** An invitation to a deal, as the invited person sees it. */
export interface Invitation {
  party_id: string;
  title: string;
  address: string;
  role: string;
  rights: string[];
  invited_by: string | null;
}

/** The viewer's open invitation to a deal they can't read yet; null without one. */
export function invitationQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'invitation'),
    queryFn: async ({ signal }): Promise<Invitation | null> => {
      if (!isUuid(dealId)) return null;
      const [parties, invitations] = await Promise.all([
        database()
          .from('deal_parties')
          .select('id')
          .eq('deal_id', dealId)
          .is('joined_at', null)
          .abortSignal(signal)
          .then(unwrap),
        database().rpc('deal_invitations').abortSignal(signal).then(unwrap),
      ]);
      return invitations.find(({ party_id }) => parties.some(({ id }) => id === party_id)) ?? null;
    },
  });
}
