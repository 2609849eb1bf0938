import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Clock, ImageOff, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewTriggers } from '@/shared/listings/edit-rules';
import { reviewTime, trustQuery } from '@/shared/session/trust';

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'mb-5 flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber-ink',
        '[&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
      )}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** A new member's listing waits for review. Nothing for others, and until that's known. */
export function FirstReviewNotice({ userId }: { userId: string }) {
  const { data: trust } = useQuery(trustQuery(userId));
  if (trust?.level !== 0) return null;
  return (
    <Notice icon={<Clock aria-hidden />}>
      Our team checks <strong>new members’ listings</strong> before others see them, {reviewTime}. You can keep editing
      yours until then.
    </Notice>
  );
}

/** A restored draft lost some of its pictures. */
export function MissingPicturesNotice({ count }: { count: number }) {
  return (
    <output>
      {count > 0 ? (
        <Notice icon={<ImageOff aria-hidden />}>
          {count === 1 ? 'A picture in your draft is' : `${count} pictures in your draft are`} no longer available.{' '}
          <strong>Add {count === 1 ? 'it' : 'them'} again</strong> in the Files step.
        </Notice>
      ) : null}
    </output>
  );
}

/** Which changes in a step send a verified listing back to review. */
export function ReverificationNotice({ step }: { step: keyof typeof reviewTriggers }) {
  return (
    <Notice icon={<ShieldAlert aria-hidden />}>
      This listing is verified. {reviewTriggers[step]} sends it back to review, without the badge until we’ve approved
      the change.
    </Notice>
  );
}
