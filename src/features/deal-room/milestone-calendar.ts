import { toCalendarFile } from '@/shared/documents/calendar-file';
import { milestoneKinds } from '@/shared/deals/vocabulary';
import { endsDay, formatDeadline, lastDay } from '@/shared/time/deadlines';
import { isOpenMilestone } from './milestones';
import type { Deal } from './room';
import { minuteMs } from '@/shared/time/durations';

const quarter = 15 * minuteMs;

/**
 * The deadlines that are still ahead or missed as a calendar file: all day for those that end a day, with an alarm at
 * 9 AM the day before, else at the time, with an alarm two hours before. Importing again replaces moved ones. `address`
 * is the URL of the deal.
 */
export function deadlinesFile(deal: Deal, address: string, now = new Date()): { name: string; text: string } {
  const entries = deal.milestones.filter(isOpenMilestone).map((milestone) => {
    const { due_at: due } = milestone;
    const isAllDay = endsDay(due, deal.time_zone);
    return {
      id: milestone.id,
      changedAt: milestone.changed_at,
      when: isAllDay
        ? { day: lastDay(due, deal.time_zone) }
        : { startsAt: due, endsAt: new Date(Date.parse(due) + quarter).toISOString() },
      title: `${milestoneKinds[milestone.kind]} due: ${deal.title}`,
      description: [`Due ${formatDeadline(due, deal.time_zone, now.getTime())}`],
      location: deal.address,
      url: address,
      canceled: false,
      alarmHours: isAllDay ? 15 : 2,
    };
  });
  return toCalendarFile(`${deal.title} deadlines`, entries, 'Deals', now);
}
