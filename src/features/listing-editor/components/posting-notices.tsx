import { useQuery } from '@tanstack/react-query';
import { Clock, ImageOff, ShieldAlert } from 'lucide-react';
import { reviewTriggers } from '@/domain/listing/edit-rules';
import { reviewTime } from '@/shared/content/review-time';
import { trustQuery } from '@/platform/session/trust';
import { Warning } from '@/kit/ui/warning';

/** A new member's listing waits for review. Nothing for others, and until that's known. */
export function FirstReviewNotice({ userId }: { userId: string }) {
  const { data: trust } = useQuery(trustQuery(userId));
  if (trust?.level !== 0) return null;
  return (
    <p className="flex items-start gap-3 px-4 text-sm">
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        Our team checks new members’ listings before others see them, {reviewTime}. You can keep editing yours until
        then.
      </span>
    </p>
  );
}

/** A restored draft lost some of its pictures. */
export function MissingPicturesNotice({ count }: { count: number }) {
  return (
    <Warning icon={ImageOff} className="mb-5">
      {count > 0 ? (
        <>
          {count === 1 ? 'A picture in your draft is' : `${count} pictures in your draft are`} no longer available.{' '}
          <strong>Add {count === 1 ? 'it' : 'them'} again</strong> in the Files step.
        </>
      ) : null}
    </Warning>
  );
}

/** Which changes in a step send a verified listing back to review. */
export function ReverificationNotice({ step }: { step: keyof typeof reviewTriggers }) {
  return (
    <Warning icon={ShieldAlert} className="mb-5">
      This listing is verified. {reviewTriggers[step]} sends it back to review, without the badge until we’ve approved
      the change.
    </Warning>
  );
}
