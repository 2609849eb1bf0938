import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';
import { dealKeys } from '@/shared/deals/api/keys';
import { useDealChange } from '@/shared/deals/api/mutations';
import type { TitleAction, TitleFile } from '../title';

const titleColumns = `number, cleared_at,
  items:deal_title_items(id, kind, label, owner, due_on, state, buyer_approved_at, seller_approved_at)` as const;

/** The title file of a deal; null while there's none. */
export function titleQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'title'),
    queryFn: async ({ signal }): Promise<TitleFile | null> =>
      unwrap(
        await database()
          .from('deal_title_files')
          .select(titleColumns)
          .eq('deal_id', dealId)
          .order('position', { referencedTable: 'items' })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
}

/** Opens the title file under a number, or changes the number. Idempotent. */
export function useOpenTitleFile(dealId: string) {
  return useDealChange(async (supabase, { number }: { number: string }) => {
    unwrap(await supabase.rpc('open_title_file', { deal_id: dealId, number }));
  });
}

/** Moves an item to a state, or approves the settlement statement. Idempotent. */
export function useMoveTitleItem() {
  return useDealChange(async (supabase, { id, action }: { id: string; action: TitleAction }) => {
    unwrap(
      await (action === 'approve'
        ? supabase.rpc('approve_settlement', { item_id: id })
        : supabase.rpc('move_title_item', { item_id: id, state: action })),
    );
  });
}

export interface AddedItem {
  /** A new ID; the same one twice makes one item. */
  itemId: string;
  label: string;
  owner: 'buyer' | 'seller' | 'title';
  /** ISO day; empty for none. */
  dueOn: string;
}

/** Adds what the title company needs. */
export function useAddTitleItem(dealId: string) {
  return useDealChange(async (supabase, { itemId, label, owner, dueOn }: AddedItem) => {
    unwrap(
      await supabase.rpc('add_title_item', {
        item_id: itemId,
        deal_id: dealId,
        label,
        owner,
        ...(dueOn !== '' && { due_on: dueOn }),
      }),
    );
  });
}

/** Clears the title to close. Idempotent. */
export function useClearTitle() {
  return useDealChange(async (supabase, dealId: string) => {
    unwrap(await supabase.rpc('clear_title', { deal_id: dealId }));
  });
}
