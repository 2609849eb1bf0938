// The edge function `calendar` loads this, too: relative imports with the file's extension.
import { dueWord, isPeriod, milestoneKinds, type MilestoneKind } from '../ledger/milestones.ts';
import type { Appointment } from '../documents/calendar-object.ts';
import { endsDay, formatDeadline, lastDay } from '../../kit/time/deadlines.ts';
import { minuteMs } from '../../kit/time/durations.ts';

const quarter = 15 * minuteMs;

interface Deadline {
  id: string;
  kind: MilestoneKind;
  due_at: string;
  changed_at: string;
}

interface Contract {
  title: string;
  address: string;
  time_zone: string;
}

/**
 * A deadline in a calendar: all day for those that end a day, with an alarm at 9 AM the day before, else at the time,
 * with an alarm two hours before. `url`: the deal's page.
 */
export function deadlineAppointment(deadline: Deadline, deal: Contract, url: string, now: Date): Appointment {
  const { due_at: due } = deadline;
  const isAllDay = endsDay(due, deal.time_zone);
  return {
    id: deadline.id,
    changedAt: deadline.changed_at,
    when: isAllDay
      ? { day: lastDay(due, deal.time_zone) }
      : { startsAt: due, endsAt: new Date(Date.parse(due) + quarter).toISOString() },
    title: `${milestoneKinds[deadline.kind]} ${dueWord(deadline.kind)}: ${deal.title}`,
    description: [`${isPeriod(deadline.kind) ? 'Ends' : 'Due'} ${formatDeadline(due, deal.time_zone, now.getTime())}`],
    location: deal.address,
    url,
    canceled: false,
    alarmHours: isAllDay ? 15 : 2,
  };
}
