import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Avatar } from '@/platform/pictures/avatar';
import type { Person } from '../../members/member';

interface PersonRowProps {
  /** Null if the viewer can't see the profile. */
  person: Person | null;
  /** For example 'Followed 2 days ago'. */
  when?: string;
  /** The note sent with a request. */
  note?: string | null;
  /** The row's buttons. */
  actions: ReactNode;
  /** On phones the actions fill a row of their own. */
  wideActions?: boolean;
  /** Called when the profile link is clicked. */
  onLeave?: () => void;
}

/** A member in a list: picture, name, title, location, and actions. */
export function PersonRow({ person, when, note, actions, wideActions = false, onLeave }: PersonRowProps) {
  const about = person
    ? [person.title, person.location].filter(Boolean).join(' · ')
    : 'This member’s profile is now private.';
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar
        name={person?.name ?? '?'}
        path={person?.profile_image_url ?? null}
        size={48}
        tier={person?.membership_tier}
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
        {note ? (
          <blockquote className="mt-1.5 border-l-2 border-line pl-3 text-[15px] break-words whitespace-pre-line">
            {note}
          </blockquote>
        ) : null}
      </div>
      <div className={clsx('flex flex-wrap gap-2', wideActions && 'max-sm:w-full max-sm:[&>button]:flex-1')}>
        {actions}
      </div>
    </article>
  );
}
