/* A deal as part of a double close: what closes when, as far as its parties know. */
import { lastDay } from '@/kit/time/deadlines';
import type { Deal, Milestone } from './room';

/** One thing that happens on the day of a double close. */
export interface OrderStep {
  label: string;
  /** Its deadline (ISO); null for one in the other deal that this one doesn't know. */
  due: string | null;
  isDone: boolean;
}

const stepOf = (label: string, milestone: Milestone | undefined): OrderStep[] =>
  milestone && milestone.state !== 'waived'
    ? [{ label, due: milestone.due_at, isDone: milestone.state === 'done' }]
    : [];

/** What happens in which order on the day of a double close; empty for a deal that isn't part of one. */
export function closingOrder({ double_close: link, milestones }: Pick<Deal, 'double_close' | 'milestones'>) {
  const of = (kind: Milestone['kind']) => milestones.find((milestone) => milestone.kind === kind);
  if (!link) return [];
  return link.part === 'purchase'
    ? [
        ...stepOf('Transactional funding arrives', of('funding')),
        ...stepOf('This purchase closes', of('closing')),
        { label: 'The resale closes, in a deal of its own', due: null, isDone: false },
      ]
    : [...stepOf('The seller’s purchase closes', of('purchase')), ...stepOf('This deal closes', of('closing'))];
}

/**
 * The last days (ISO) on which the seller's purchase and a resale can close, if they aren't the same; null if they are,
 * once the purchase has closed, and for other deals.
 */
export function closingDaysApart({ milestones, time_zone }: Pick<Deal, 'milestones' | 'time_zone'>) {
  const purchase = milestones.find(({ kind, state }) => kind === 'purchase' && state === 'pending');
  const closing = milestones.find(({ kind }) => kind === 'closing');
  if (!purchase || !closing) return null;
  const [first, second] = [purchase, closing].map(({ due_at }) => lastDay(due_at, time_zone)) as [string, string];
  return first === second ? null : { purchase: first, resale: second };
}
