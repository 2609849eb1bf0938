/* The title file of a deal, as the deal room has it. */
import { closesDeal, principalSide, type Party } from '@/domain/deal/deal';
import type { Database } from '@/domain/database.types';
import type { Side } from '@/domain/ledger/vocabulary';

type ItemRow = Database['public']['Tables']['deal_title_items']['Row'];

/** What a title file needs. `due_on`: ISO day, or null. */
export type TitleItem = Pick<
  ItemRow,
  'id' | 'kind' | 'label' | 'owner' | 'due_on' | 'state' | 'buyer_approved_at' | 'seller_approved_at'
>;

/** A title file with what it needs, in its order. */
export interface TitleFile {
  number: string;
  cleared_at: string | null;
  items: TitleItem[];
}

/** What someone can do with an item: move it to a state, or approve it. */
export type TitleAction = 'open' | 'sent' | 'done' | 'not_needed' | 'approve';

/** Whether nothing has to be done about an item anymore. */
export function isSettled({ state }: Pick<TitleItem, 'state'>): boolean {
  return state === 'done' || state === 'not_needed';
}

/** When a side approved a settlement statement; null if it hasn't. */
export function approvedAt(item: TitleItem, side: Side): string | null {
  return side === 'buyer' ? item.buyer_approved_at : item.seller_approved_at;
}

/** What a party can do with an item of an open deal, as `private.move_title_item` and `approve_settlement`. */
export function titleActions(item: TitleItem, party: Party): TitleAction[] {
  const side = principalSide(party);
  const isStatement = item.kind === 'settlement';
  if (closesDeal(party)) {
    if (isSettled(item)) return ['open'];
    return isStatement ? ['sent', 'not_needed'] : ['done', 'not_needed'];
  }
  if (side === null || isSettled(item)) return [];
  if (isStatement) return item.state === 'sent' && approvedAt(item, side) === null ? ['approve'] : [];
  if (side !== item.owner) return [];
  return item.state === 'sent' ? ['open'] : ['sent'];
}

/** What the button of an action says; `closes`: for the title company. */
export function actionLabel(action: TitleAction, item: TitleItem, closes: boolean): string {
  if (action === 'sent' && closes) return item.state === 'sent' ? 'Send again' : 'Send for approval';
  const labels = {
    open: closes ? 'Reopen' : 'Take back',
    sent: 'Mark as sent',
    done: 'Mark as done',
    not_needed: 'Not needed',
    approve: 'Approve',
  };
  return labels[action];
}

/** How far an item is: 'Sent, to be checked', 'Approved by the buyer'; null while it's open. */
export function stateText(item: TitleItem): string | null {
  if (item.state === 'done') return item.kind === 'settlement' ? 'Approved by both sides' : 'Done';
  if (item.state === 'not_needed') return 'Not needed';
  if (item.state !== 'sent') return null;
  if (item.kind !== 'settlement') return 'Sent, to be checked';
  const approved = (['buyer', 'seller'] as const).find((side) => approvedAt(item, side) !== null);
  return approved ? `Approved by the ${approved}` : 'Waiting for both sides to approve it';
}
