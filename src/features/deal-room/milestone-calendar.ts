import { toCalendarFile } from '@/domain/documents/calendar-file';
import { deadlineAppointment } from '@/domain/deal/appointment';
import { isOpenMilestone } from './milestones';
import type { Deal } from './room';

/**
 * The deadlines that are still ahead or missed as a calendar file. Importing again replaces moved ones. `address` is
 * the URL of the deal.
 */
export function deadlinesFile(deal: Deal, address: string, now = new Date()): { name: string; text: string } {
  const entries = deal.milestones
    .filter(isOpenMilestone)
    .map((milestone) => deadlineAppointment(milestone, deal, address, now));
  return toCalendarFile(`${deal.title} deadlines`, entries, 'Deals', now);
}
