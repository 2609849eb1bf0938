import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { downloadFile } from '@/platform/export/download-file';
import { Button } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { isOpenMilestone } from '../milestones';
import type { Deal } from '../room';
import type { RoomProps } from '../room-view';
import { MilestoneItem } from './milestone-item';
import { Unassignable } from './unassignable';
import { DealRules } from '@/shared/deals/deal-rules';
import { RoomSection } from '@/shared/deals/room-section';

/** The steps of the deal with their deadlines. */
export function Milestones(room: RoomProps) {
  const { deal } = room;
  const anyOpen = deal.state === 'open' && deal.milestones.some(isOpenMilestone);
  return (
    <RoomSection
      title="Milestones"
      text="We hold no money. Earnest money goes to the person or company the buyer and the seller agreed on."
      actions={anyOpen ? <CalendarButton deal={deal} /> : null}
      className="max-lg:order-1"
    >
      <Unassignable deal={deal} viewer={room.viewer} />
      {deal.milestones.some(({ kind }) => kind === 'assignment') ? (
        <DealRules deal={deal} viewer={room.viewer} className="mb-5" />
      ) : null}
      <ol className="flex flex-col">
        {deal.milestones.map((milestone) => (
          <MilestoneItem key={milestone.id} {...room} milestone={milestone} />
        ))}
      </ol>
    </RoomSection>
  );
}

/** Downloads the deadlines as a calendar file. */
function CalendarButton({ deal }: { deal: Deal }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { deadlinesFile } = await import('../milestone-calendar');
      const { name, text } = deadlinesFile(deal, window.location.origin + paths.deal(deal.id));
      downloadFile(name, text, 'text/calendar');
    } catch {
      toastLoadError();
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" icon={<CalendarPlus aria-hidden />} busy={busy} onClick={() => void save()}>
      Add to calendar
    </Button>
  );
}
