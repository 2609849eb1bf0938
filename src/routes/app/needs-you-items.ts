import type { DealListItem, OfferListItem } from '@/features/deals/api/queries';
import { nextMilestone, offersBySection } from '@/features/deals/list-sections';
import { paths } from '@/shared/config/paths';
import type { MilestoneKind } from '@/shared/deals/vocabulary';
import { dayMs } from '@/shared/time/durations';

interface ToAnswer {
  key: string;
  title: string;
  /** How many offers there are. */
  offers: number;
  to: string;
  /** When the first of them expires. */
  due: string;
}

/** The offers that wait for the member's answer, the soonest to expire first: those on one listing are one item. */
export function offersToAnswer(offers: readonly OfferListItem[], userId: string, now: number): ToAnswer[] {
  const items = offersBySection(offers, userId, now).answer.map((item): ToAnswer => {
    const found = item.kind === 'offer' ? [item.offer] : item.offers;
    const [first] = found;
    return {
      key: item.id,
      title: item.kind === 'offer' ? item.offer.title : item.title,
      offers: found.length,
      to: found.length === 1 && first ? paths.offer(first.id) : paths.deals,
      due: first?.respond_by ?? '',
    };
  });
  return items.toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due));
}

interface Deadline {
  /** The deal's. */
  id: string;
  title: string;
  kind: MilestoneKind;
  due: string;
}

const aWeek = 7 * dayMs;

/** The next deadline of each deal, if it's overdue or within a week, soonest first. */
export function deadlinesOf(deals: readonly DealListItem[], now: number): Deadline[] {
  return deals
    .flatMap((deal): Deadline[] => {
      const next = nextMilestone(deal);
      return next && Date.parse(next.due_at) - now <= aWeek
        ? [{ id: deal.id, title: deal.title, kind: next.kind, due: next.due_at }]
        : [];
    })
    .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due));
}
