import { useState } from 'react';
import { formatDate, formatRelativeDate } from '@/kit/formatting/format';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useMakeAddress, useRevokeAddress } from '../api/mutations';
import type { FeedAddress } from '../api/queries';
import { feedKinds, type FeedKind } from '../feed';

interface FeedRowProps {
  userId: string;
  kind: FeedKind;
  /** Undefined if there is none. */
  address: FeedAddress | undefined;
  canMake: boolean;
  onMade: (secret: string) => void;
}

/** A kind of address: what it shows, and how to make, replace, or revoke it. */
export function FeedRow({ userId, kind, address, canMake, onMade }: FeedRowProps) {
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const [now] = useState(Date.now);
  const make = useMakeAddress(userId);
  const revoke = useRevokeAddress(userId);
  const { title, text } = feedKinds[kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-[15px] font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
        {address ? (
          <p className="mt-1 text-sm text-muted">
            Made {formatDate(address.created_at)} ·{' '}
            {address.last_used_at === null
              ? 'Never read'
              : `Last read ${formatRelativeDate(address.last_used_at, now)}`}
          </p>
        ) : null}
        <Failure error={address ? null : make.error} />
      </div>
      <div className="flex flex-wrap gap-3">
        {address ? (
          <>
            {canMake ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Make a new address: ${title}`}
                onClick={() => setAsked('replace')}
              >
                Make a new address
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" aria-label={`Revoke: ${title}`} onClick={() => setAsked('revoke')}>
              Revoke
            </Button>
          </>
        ) : canMake ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Make an address: ${title}`}
            busy={make.isPending}
            onClick={() => make.mutate(kind, { onSuccess: onMade })}
          >
            Make an address
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asked === 'replace'}
        onOpenChange={() => setAsked(null)}
        danger={false}
        title="Make a new address?"
        description="The old one stops working immediately. Programs that use it need the new one."
        confirmLabel="Make a new address"
        errors={{}}
        onConfirm={async () => onMade(await make.mutateAsync(kind))}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        onOpenChange={() => setAsked(null)}
        title="Revoke this address?"
        description="Programs lose access right away. They keep what they’ve already read."
        confirmLabel="Revoke address"
        errors={{}}
        onConfirm={async () => {
          await revoke.mutateAsync(kind);
          toast.success('Address revoked');
        }}
      />
    </li>
  );
}
