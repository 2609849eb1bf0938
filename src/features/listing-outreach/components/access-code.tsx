import { LockKeyhole } from 'lucide-react';
import { formatMoment } from '@/kit/time/moments';
import type { ShowingAccess } from '../showing';

interface AccessCodeProps {
  access: ShowingAccess;
  /** IANA name of the property's time zone. */
  zone: string;
  isSeller: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** The code of a lockbox or a door, or when the reader gets it. */
export function AccessCode({ access, zone, isSeller, now }: AccessCodeProps) {
  const { access_code: code, opens_at: opensAt, needs_approval: needsApproval } = access;
  return (
    <div className="flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-[15px]">
      <LockKeyhole aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-sm text-muted">
          {isSeller ? 'Access code, which members see from 60 minutes before the showing until it ends' : 'Access code'}
        </p>
        {code === null ? (
          <p className="text-ink">
            {needsApproval
              ? 'New members need the seller’s approval to see the code. You aren’t approved yet.'
              : `You’ll see it here from ${formatMoment(opensAt, zone, now)}.`}
          </p>
        ) : (
          <p className="text-lg font-semibold wrap-anywhere text-ink">{code}</p>
        )}
      </div>
    </div>
  );
}
