import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partyName, paysOut, principalSide, type DealPartProps } from '@/domain/deal/deal';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Skeleton } from '@/kit/ui/skeleton';
import { QueryError } from '@/platform/query/query-error';
import { RoomSection } from '@/shared/deals/room-section';
import { releasesQuery, type Releases } from '../../api/releases';
import { DownloadPdf } from '../agreements/download-pdf';
import { ReleaseDialog } from './lazy-release-dialog';
import type { PayoutDialogProps } from './payout-dialog';

const PayoutDialog = lazyDialog<PayoutDialogProps>(() =>
  import('./payout-dialog').then((module) => module.PayoutDialog),
);

/** Who gets the earnest money of a deal that fell through: the release in force, and what the viewer can do. */
export function ReleaseSection({ deal, viewer }: DealPartProps) {
  const [open, setOpen] = useState<'propose' | 'pay' | null>(null);
  const query = useQuery(releasesQuery(viewer.user_id ?? '', deal.id));
  const { data, error } = query;
  const close = () => setOpen(null);
  if (data && (data.money === null || (!data.inForce && principalSide(viewer) === null))) return null;
  const inForce = data?.inForce ?? null;
  const asksForPayout = inForce !== null && inForce.paid_on === null && paysOut(deal, viewer);
  return (
    <RoomSection
      title="Release of the earnest money"
      text={data ? stateText(data, { deal, viewer }) : undefined}
      actions={
        <>
          {asksForPayout && inForce.paused_at === null ? (
            <Button size="sm" onClick={() => setOpen('pay')}>
              Confirm the payout
            </Button>
          ) : null}
          {data && !data.waits && inForce?.paid_on == null && principalSide(viewer) ? (
            <Button size="sm" variant={inForce ? 'secondary' : 'primary'} onClick={() => setOpen('propose')}>
              {inForce ? 'Propose another' : 'Propose a release'}
            </Button>
          ) : null}
        </>
      }
    >
      {inForce ? (
        <dl className="numeric grid gap-3 sm:grid-cols-2">
          {(['buyer', 'seller'] as const).map((side) => (
            <div key={side} className="rounded-control bg-sunken px-4 py-3">
              <dt className="text-sm text-muted">To the {side}</dt>
              <dd className="mt-1 text-lg font-semibold">{formatUsd(inForce[`to_${side}`])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {data?.waits ? (
        <p className="text-[15px] not-first:mt-4">
          A release is waiting for signatures.{' '}
          <a href="#agreements" className="font-semibold text-evergreen-ink underline">
            See it under Agreements
          </a>
        </p>
      ) : null}
      {data?.document ? (
        <div className="mt-4">
          <DownloadPdf document={data.document} />
        </div>
      ) : null}
      {!data && error ? <QueryError query={query} title="We couldn’t load the release" /> : null}
      {!data && !error ? <Skeleton className="h-20" /> : null}
      {open === 'propose' ? <ReleaseDialog deal={deal} viewer={viewer} open onOpenChange={close} /> : null}
      {open === 'pay' && inForce ? (
        <PayoutDialog deal={deal} viewer={viewer} release={inForce} open onOpenChange={close} />
      ) : null}
    </RoomSection>
  );
}

/** How far the release is, as a sentence or two. */
function stateText({ inForce, waits }: Releases, { deal, viewer }: DealPartProps): string {
  if (!inForce) {
    const then = 'the holder of the money pays it out.';
    return waits ? `Once everyone has signed, ${then}` : `Both sides sign who gets how much. After that, ${then}`;
  }
  if (inForce.paid_on !== null) {
    const payer = deal.parties.find(({ id }) => id === inForce.paid_by);
    const who = payer?.id === viewer.id ? 'you' : partyName(payer);
    return `Paid out on ${formatDay(inForce.paid_on)}, ref. ${inForce.reference}, as ${who} confirmed.`;
  }
  if (inForce.paused_at !== null)
    return 'Paused because one side says the money is disputed. It can be paid out once neither side says so.';
  const holder = deal.parties.find((party) => paysOut(deal, party));
  if (holder?.id === viewer.id) return 'Everyone signed. Pay it out as shown, then confirm it.';
  return `Everyone signed. ${holder ? `${partyName(holder)} pays` : 'The holder of the money pays'} it out.`;
}
