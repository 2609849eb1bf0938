import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/auth-provider';
import { ButtonLink } from '@/shared/ui/button';
import { ownCountsQuery } from '../api/queries';

/** Tells members that reviewers returned some of their listings. Hidden when there are none. */
export function ReturnedListings({ className }: { className?: string }) {
  const user = useUser();
  const { data: counts } = useQuery(ownCountsQuery(user.id));
  if (!counts?.returned) return null;
  return (
    <div className={className}>
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-3 rounded-card bg-amber-soft px-4 py-3',
          'text-amber-ink',
        )}
      >
        <p className="flex items-center gap-2.5 text-[15px] font-medium [&_svg]:size-5 [&_svg]:shrink-0">
          <Undo2 aria-hidden />
          {counts.returned === 1
            ? '1 listing was returned by our reviewers'
            : `${counts.returned} listings were returned by our reviewers`}
        </p>
        <ButtonLink to={paths.myListings} variant="secondary" size="sm" className="max-sm:ml-7.5">
          See why
        </ButtonLink>
      </div>
    </div>
  );
}
