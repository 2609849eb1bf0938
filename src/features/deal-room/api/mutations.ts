import { unwrap } from '@/platform/errors/errors';
import type { PartyRight } from '@/domain/ledger/parties';
import { isGuest } from '@/domain/deal/deal';
import { useDealChange } from '@/shared/deals/api/mutations';
import type { Company } from '@/domain/offer/company';
import type { MilestoneAction } from '../milestones';
import type { InvitedRole } from '../schema';

interface Move {
  milestoneId: string;
  action: MilestoneAction;
  /** The one to dispute; without it, all. */
  receiptId?: string;
}

/** Declares, rejects, accepts, disputes, completes, or waives a milestone. */
export function useMoveMilestone() {
  return useDealChange(async (supabase, { milestoneId, action, receiptId }: Move) => {
    const disputed = receiptId === undefined ? {} : { receipt_id: receiptId };
    unwrap(await supabase.rpc('move_milestone', { milestone_id: milestoneId, action, ...disputed }));
  });
}

export interface Receipt {
  /** Whole USD. */
  amount: number;
  /** ISO day. */
  day: string;
  /** The number of the wire, check, or receipt. */
  reference: string;
}

/** Confirms that the earnest money, or a part of it, arrived. */
export function useConfirmEarnestMoney(milestoneId: string) {
  return useDealChange(async (supabase, { amount, day, reference }: Receipt) => {
    unwrap(
      await supabase.rpc('move_milestone', {
        milestone_id: milestoneId,
        action: 'confirm',
        amount,
        received_on: day,
        reference,
      }),
    );
  });
}

/** Says which company the viewer acts for; null for none. */
export function useSetCompany(dealId: string) {
  return useDealChange(async (supabase, company: Company | null) => {
    unwrap(await supabase.rpc('set_party_company', { deal_id: dealId, ...company }));
  });
}

/** Proposes a new deadline. */
export function useProposeExtension(milestoneId: string) {
  return useDealChange(async (supabase, { dueAt, reason }: { dueAt: string; reason: string }) => {
    unwrap(
      await supabase.rpc('propose_extension', {
        milestone_id: milestoneId,
        due_at: dueAt,
        ...(reason !== '' && { reason }),
      }),
    );
  });
}

/** Says until which day (ISO) the seller's own contract, or its inspection period, runs. */
export function useExtendContract(dealId: string, milestone: 'seller_contract' | 'contract_inspection') {
  return useDealChange(async (supabase, { day }: { day: string }) => {
    unwrap(await supabase.rpc('extend_seller_contract', { deal_id: dealId, ends_on: day, milestone }));
  });
}

export type ExtensionAnswer = 'agreed' | 'declined' | 'withdrawn';

/** Answers or withdraws a proposed deadline. */
export function useAnswerExtension() {
  return useDealChange(async (supabase, { id, answer }: { id: string; answer: ExtensionAnswer }) => {
    unwrap(await supabase.rpc('answer_extension', { extension_id: id, answer }));
  });
}

export interface SentInvitation {
  name: string;
  email: string;
  role: InvitedRole;
  rights: PartyRight[];
  /** As what a signer signs for the company; ignored for others. */
  capacity: string;
}

/** Invites a partner or guest. */
export function useInviteParty(dealId: string) {
  return useDealChange(async (supabase, { role, rights, capacity, ...person }: SentInvitation) => {
    unwrap(
      await supabase.rpc('invite_party', {
        deal_id: dealId,
        ...person,
        role,
        rights: isGuest({ role }) ? rights : [],
        ...(role === 'signer' && { capacity }),
      }),
    );
  });
}

/** Emails an invitation again. */
export function useResendInvitation() {
  return useDealChange(async (supabase, partyId: string) => {
    unwrap(await supabase.rpc('resend_invitation', { party_id: partyId }));
  });
}

/** Ends someone's access, or the viewer's own. */
export function useRevokeParty() {
  return useDealChange(async (supabase, partyId: string) => {
    unwrap(await supabase.rpc('revoke_party', { party_id: partyId }));
  });
}

/** Asks a buyer or seller who may sign for their company. Idempotent. */
export function useAskForAuthority() {
  return useDealChange(async (supabase, partyId: string) => {
    unwrap(await supabase.rpc('ask_for_authority', { party_id: partyId }));
  });
}

/** Marks as seen who may sign for a party's company, and gives those documents back. Idempotent. */
export function useMarkAuthoritySeen() {
  return useDealChange(async (supabase, partyId: string) => {
    unwrap(await supabase.rpc('mark_authority_seen', { party_id: partyId }));
  });
}

/** Accepts that a guest of the other side confirms the earnest money. */
export function useAcceptParty() {
  return useDealChange(async (supabase, partyId: string) => {
    unwrap(await supabase.rpc('accept_party', { party_id: partyId }));
  });
}

/** Changes a guest's rights. */
export function useSetPartyRights(partyId: string) {
  return useDealChange(async (supabase, rights: PartyRight[]) => {
    unwrap(await supabase.rpc('set_party_rights', { party_id: partyId, rights }));
  });
}

/** Confirms the final price (whole USD) and day. Resolves to whether the deal is closed. */
export function useConfirmClosing(dealId: string) {
  return useDealChange(
    async (supabase, { price, day, afterContract }: { price: number; day: string; afterContract: boolean }) =>
      unwrap(
        await supabase.rpc('confirm_closing', {
          deal_id: dealId,
          price,
          closed_on: day,
          after_contract: afterContract,
        }),
      ),
  );
}

/** Ends the deal: it fell through. */
export function useEndDeal(dealId: string) {
  return useDealChange(async (supabase, { reason, note }: { reason: string; note: string }) => {
    unwrap(await supabase.rpc('end_deal', { deal_id: dealId, reason, ...(note !== '' && { note }) }));
  });
}

/** Says what became of the earnest money of a deal that fell through, and whether the reason is right. */
export function useReportEnding(dealId: string) {
  return useDealChange(
    async (supabase, said: { agrees?: boolean; money?: string; moved_on?: string; paid_by?: string }) => {
      unwrap(await supabase.rpc('report_ending', { deal_id: dealId, ...said }));
    },
  );
}

interface SentSplit {
  /** A new ID; the same one twice makes one proposal. */
  splitId: string;
  lines: Record<string, { amount_cents: number; shares: Record<string, number> }>;
}

/** Proposes a split, which counts as the viewer's approval. */
export function useProposeSplit(dealId: string) {
  return useDealChange(async (supabase, { splitId, lines }: SentSplit) => {
    unwrap(await supabase.rpc('propose_split', { split_id: splitId, deal_id: dealId, lines }));
  });
}

export type SplitAnswer = 'approved' | 'declined' | 'withdrawn';

/** Answers or withdraws a proposed split. */
export function useAnswerSplit(splitId: string) {
  return useDealChange(async (supabase, answer: SplitAnswer) => {
    unwrap(await supabase.rpc('answer_split', { split_id: splitId, answer }));
  });
}
