import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { principalSide } from '@/domain/deal/deal';
import { paths } from '@/domain/site/paths';
import { formatDay } from '@/kit/formatting/format';
import { formatDeadline } from '@/kit/time/deadlines';
import { Button, ButtonLink } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { dealErrors } from '@/shared/deals/errors';
import { RoomSection } from '@/shared/deals/room-section';
import { doubleCloseOptionsQuery, useUnlinkDoubleClose } from '../../api/double-close';
import { closingDaysApart, closingOrder } from '../../double-close';
import type { RoomProps } from '../../room-view';
import type { LinkDialogProps } from './link-dialog';

const LinkDialog = lazyDialog<LinkDialogProps>(() => import('./link-dialog').then((module) => module.LinkDialog));

type SectionProps = RoomProps & { className: string };

/** A deal as part of a double close, or the way to plan one. Nothing for deals without the other half. */
export function DoubleCloseSection(props: SectionProps) {
  const { deal, viewer } = props;
  if (deal.state !== 'open') return null;
  if (deal.double_close) return <Linked {...props} />;
  return principalSide(viewer) ? <Plan {...props} /> : null;
}

function Plan({ deal, viewer, className }: SectionProps) {
  // Failing, it's asked again with the next change; nobody waits for it.
  const { data: options = [] } = useQuery(doubleCloseOptionsQuery(viewer.user_id ?? '', deal.id));
  const [linking, setLinking] = useState(false);
  if (options.length === 0) return null;
  const verb = options[0]?.part === 'purchase' ? 'buy' : 'sell';
  return (
    <RoomSection title="Double close" className={className}>
      <div className="-mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-pretty text-muted">
          You also {verb} this property in another deal. Link the two to close them one after the other.
        </p>
        <Button size="sm" variant="secondary" onClick={() => setLinking(true)}>
          Plan a double close
        </Button>
      </div>
      {linking ? <LinkDialog deal={deal} viewer={viewer} options={options} open onOpenChange={setLinking} /> : null}
    </RoomSection>
  );
}

function Linked({ deal, viewer, now, className }: SectionProps) {
  const unlink = useUnlinkDoubleClose();
  const [ending, setEnding] = useState(false);
  const link = deal.double_close;
  if (!link) return null;
  const isPurchase = link.part === 'purchase';
  const middle = isPurchase ? 'buyer' : 'seller';
  const isMiddle = viewer.role === middle;
  const order = closingOrder(deal);
  const apart = closingDaysApart(deal);
  const hasBought = !isPurchase && order[0]?.isDone;
  return (
    <RoomSection
      title="Double close"
      text={`${isMiddle ? 'You' : `The ${middle}`} ${
        isPurchase
          ? `resell${isMiddle ? '' : 's'} the property after this purchase`
          : `buy${isMiddle ? '' : 's'} the property first`
      }, in a deal of its own. Neither deal shows the other’s price.`}
      actions={
        link.other ? (
          <ButtonLink to={paths.deal(link.other)} variant="secondary" size="sm">
            Open the {isPurchase ? 'resale' : 'purchase'}
          </ButtonLink>
        ) : null
      }
      className={className}
    >
      <ol className="flex flex-col gap-3">
        {order.map(({ label, due, isDone }, index) => (
          <li key={label} className="flex gap-3">
            <span
              aria-hidden
              className={clsx(
                'numeric flex size-6 shrink-0 items-center justify-center rounded-full',
                'bg-sunken text-sm text-muted',
              )}
            >
              {isDone ? <Check className="size-4 text-evergreen-ink" /> : index + 1}
            </span>
            <p className="min-w-0 text-[15px]">
              {label}
              {due && !isDone ? (
                <span className="numeric text-muted">, {formatDeadline(due, deal.time_zone, now)}</span>
              ) : null}
              {isDone ? <span className="text-muted">, done</span> : null}
            </p>
          </li>
        ))}
      </ol>
      {apart ? (
        <p className="numeric mt-4 text-sm text-pretty text-amber-ink">
          The purchase closes by {formatDay(apart.purchase)} and this deal by {formatDay(apart.resale)}. Most title
          companies and lenders want both on one day.
        </p>
      ) : null}
      {isMiddle && !hasBought ? (
        <div className="mt-3 -ml-3">
          <Button variant="ghost" size="sm" onClick={() => setEnding(true)}>
            End the double close
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title="End the double close?"
        description="Both deals stay as they are, and no longer wait for each other. Everyone in them hears it."
        confirmLabel="End the double close"
        busyLabel="Saving..."
        errors={dealErrors}
        onConfirm={() => unlink.mutateAsync(deal.id)}
      />
    </RoomSection>
  );
}
