import { useState } from 'react';
import { Disclosure } from '@/kit/ui/disclosure';
import type { Analytics } from '../analytics';
import { dayText, monthText } from '../months';
import { EngagementTable } from './engagement-table';

/** A collapsed table of the days with any activity. */
export function DailyTable({ month, days }: Pick<Analytics, 'month' | 'days'>) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Day by day" open={open} onToggle={setOpen}>
      {days.length === 0 ? (
        <p className="text-[15px] text-muted">No activity in {monthText(month)} yet.</p>
      ) : (
        <EngagementTable
          caption={`Views, saves, and contacts by day in ${monthText(month)}`}
          head="Day (UTC)"
          rows={days.toReversed().map((day) => ({ ...day, key: day.day, name: dayText(day.day) }))}
        />
      )}
    </Disclosure>
  );
}
