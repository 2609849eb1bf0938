import { useEffect, useRef } from 'react';
import { Skeleton } from '@/kit/ui/skeleton';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useMember } from '@/platform/session/member';

const loadPanel = () => import('./restore-panel').then(({ RestorePanel }) => RestorePanel);

interface RestoreArchiveProps {
  userId: string;
  /** The code couldn't be loaded. */
  onFailed: () => void;
}

/** Lets the member restore the download of another account. Takes the focus, because a menu opens it. */
export function RestoreArchive({ userId, onFailed }: RestoreArchiveProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnverified = useMember().data?.email_confirmed === false;
  const show = useLazyComponent(loadPanel, !isUnverified, () => {
    onFailed();
    toastLoadError();
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-ink outline-none">
        Restore from an archive
      </h3>
      <p className="mt-1 mb-4 text-[15px] text-pretty text-ink">
        If you downloaded your data from another account, you can restore it here: your profile, buy box, saved searches
        and listings, pipeline, and your listings as drafts. This account must be empty. You’ll see what will be
        restored before anything changes.{isUnverified ? ' Verify your email first.' : null}
      </p>
      {isUnverified ? null : (show?.({ userId }) ?? <Skeleton className="h-40" />)}
    </div>
  );
}
