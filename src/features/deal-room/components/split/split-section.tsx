import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { agreedTermsQuery } from '@/shared/deals/api/terms';
import { RoomSection } from '@/shared/deals/room-section';
import type { RoomProps } from '../../room-view';
import type { SplitDialogProps } from './split-dialog';
import { SplitLines } from './split-lines';
import { SplitProposal } from './split-proposal';

const SplitDialog = lazyDialog<SplitDialogProps>(() => import('./split-dialog').then((module) => module.SplitDialog));

/** The split in force, the proposed one, and the form for a new one. */
export function SplitSection(room: RoomProps & { className: string }) {
  const { deal, viewer, now, className } = room;
  const [proposing, setProposing] = useState(false);
  const { data: terms } = useQuery(agreedTermsQuery(viewer.user_id ?? '', deal));
  const current = deal.splits.find(({ state }) => state === 'agreed') ?? null;
  const proposal = deal.splits.find(({ state }) => state === 'proposed') ?? null;
  const last = deal.splits[0];
  const open = deal.state === 'open';
  if (!open && !current) return null;
  return (
    <RoomSection
      title="Split"
      text={
        terms && terms.jv_share_pct > 0
          ? `The agreed terms give the seller’s side ${terms.jv_share_pct}% of the profit. All have to approve a split.`
          : 'Who gets and pays what, to the cent. Buyer, seller, and JV partners all have to approve it.'
      }
      actions={
        open && !proposal ? (
          <Button size="sm" variant="secondary" disabled={!terms} onClick={() => setProposing(true)}>
            {current ? 'Propose a new split' : 'Propose a split'}
          </Button>
        ) : null
      }
      className={className}
    >
      <div className="flex flex-col gap-6">
        {open && proposal ? <SplitProposal deal={deal} viewer={viewer} split={proposal} current={current} /> : null}
        {current ? (
          <div className="flex flex-col gap-3">
            <h3 className="text-[15px] font-semibold">Split in force (version {current.version})</h3>
            <SplitLines deal={deal} viewer={viewer} lines={current.lines} />
          </div>
        ) : null}
        {current || proposal ? null : (
          <p className="text-[15px] text-muted">
            {last && (last.state === 'declined' || last.state === 'withdrawn')
              ? `The last proposal of ${formatMoment(last.created_at, deal.time_zone, now)} was ${last.state}.`
              : 'No split yet. Propose one to see every share to the cent before anyone agrees.'}
          </p>
        )}
        <p className="text-sm text-muted">This is a record of what you agree on. We don’t move any money.</p>
      </div>
      {proposing && terms ? (
        <SplitDialog
          deal={deal}
          viewer={viewer}
          current={current}
          jvSharePct={terms.jv_share_pct}
          open
          onOpenChange={setProposing}
        />
      ) : null}
    </RoomSection>
  );
}
