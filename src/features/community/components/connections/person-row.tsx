import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/avatar';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Person } from '../../member';

interface PersonRowProps {
  /** Null for somebody whose profile the reader cannot see. */
  person: Person | null;
  /** Since when, in words. */
  when?: string;
  /** What can be done about it. */
  actions: ReactNode;
  /** On phones they take the row's whole width, below. */
  wideActions?: boolean;
  /** The row's link was followed. */
  onLeave?: () => void;
}

/** Somebody in a list: picture, name, title and place, and what can be done. */
export function PersonRow({ person, when, actions, wideActions = false, onLeave }: PersonRowProps) {
  const about = person
    ? [person.title, person.location].filter(Boolean).join(' · ')
    : 'This member’s profile is private now.';
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar
        name={person?.name ?? '?'}
        path={person?.profile_image_url ?? null}
        size={48}
        partner={person?.membership_tier === 'partner'}
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-[15px] font-semibold" tabIndex={-1}>
          {person ? (
            <Link
              to={paths.member(person.id)}
              onClick={onLeave}
              className="-my-2 inline-block max-w-full truncate py-2 align-bottom hover:underline"
            >
              {person.name}
            </Link>
          ) : (
            'Private profile'
          )}
        </h3>
        {about ? <p className="line-clamp-2 text-sm break-words text-muted">{about}</p> : null}
        {when ? <p className="text-sm text-muted">{when}</p> : null}
      </div>
      <div className={clsx('flex flex-wrap gap-2', wideActions && 'max-sm:w-full max-sm:[&>button]:flex-1')}>
        {actions}
      </div>
    </article>
  );
}

/** Stands where rows are being loaded. */
export function PersonRowSkeletons({ count, what }: { count: number; what: string }) {
  return (
    <div className="divide-y divide-line">
      <output className="sr-only">Loading {what}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 py-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-52 max-w-full" />
          </div>
          <Skeleton className="h-9 w-24 rounded-control max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
