import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Gate } from '@/shared/entitlements/gate';
import { useCan } from '@/shared/entitlements/entitlements';
import { useRestricted, useUnverified } from '@/shared/entitlements/use-gated';
import { typedCode } from '@/platform/session/typed-code';
import { trustQuery } from '@/platform/session/trust';
import { useUser } from '@/platform/auth/auth-provider';
import { FirstReviewNotice } from './posting-notices';

/**
 * What posting takes, in one line with the details behind it, which are open from the start if `open`. A restricted
 * member reads why, instead. Nothing for members who can post right away.
 */
export function PostingConditions({ userId, open = false }: { userId: string; open?: boolean }) {
  const { email } = useUser();
  const restricted = useRestricted();
  const unverified = useUnverified();
  const jv = useCan('no_jv_requirement') === false;
  const { data: trust } = useQuery(trustQuery(userId));
  // What was typed into the code field above the screen is here now. Stays open while it's corrected.
  const [hasCode] = useState(() => typedCode(email) !== '');
  if (restricted) return <Gate act="listing" />;
  const parts = [
    unverified && 'Verify your email to post',
    jv && '50% JV on the free plan',
    trust?.level === 0 && 'reviewed within 24 hours',
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <details
      className={clsx('group rounded-control', unverified ? 'bg-amber-soft text-amber-ink' : 'bg-sunken text-ink')}
      open={open || (unverified && hasCode)}
    >
      <summary
        className={clsx(
          'flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-1.5 text-sm font-medium',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="block min-w-0 first-letter:uppercase">{parts.join(' · ')}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pb-3">
        <Gate act="listing" />
        <FirstReviewNotice userId={userId} />
      </div>
    </details>
  );
}
