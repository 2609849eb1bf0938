import { toCalendarFile } from '@/shared/documents/calendar-file';
import { milestoneKinds } from '@/shared/deals/vocabulary';
import { formatDeadline } from './deadlines';
import { isOpenMilestone } from './milestones';
import type { Deal } from './room';

const minute = 60_000;

/**
 * The deadlines that are still ahead or missed as a calendar file: half an hour each, ending at the deadline, so that a
 * deadline at midnight is on the day it ends. Importing again replaces moved ones. `address` is the URL of the deal.
 */
export function deadlinesFile(deal: Deal, address: string, now = new Date()): { name: string; text: string } {
  const entries = deal.milestones.filter(isOpenMilestone).map((milestone) => ({
    id: milestone.id,
    changedAt: milestone.changed_at,
    startsAt: new Date(Date.parse(milestone.due_at) - 30 * minute).toISOString(),
    endsAt: milestone.due_at,
    title: `${milestoneKinds[milestone.kind]} due: ${deal.title}`,
    description: [`Due ${formatDeadline(milestone.due_at, deal.time_zone, now.getTime())}`],
    location: deal.address,
    url: address,
    canceled: false,
  }));
  return toCalendarFile(`${deal.title} deadlines`, entries, 'Deals', now);
}
