import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Avatar } from '@/platform/pictures/avatar';
import { Button } from '@/kit/ui/button';
import { SideCard } from '@/kit/ui/side-card';
import { mutualQuery } from '../api/queries';
import type { MemberCard } from '../member';

const collapsedCount = 5;

/** Connections the viewer shares with a member; renders nothing without any. */
export function MutualConnections({ readerId, memberId }: { readerId: string; memberId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(mutualQuery(readerId, memberId));
  const [open, setOpen] = useState(false);
  if (data === undefined) {
    if (!isError) return null;
    return (
      <SideCard title="Mutual connections">
        <p className="mt-2 mb-3 text-sm text-muted">We couldn’t load mutual connections.</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </SideCard>
    );
  }
  if (data.length === 0) return null;
  return (
    <SideCard title="Mutual connections">
      <ul className="mt-2 flex flex-col">
        {(open ? data : data.slice(0, collapsedCount)).map((known) => (
          <li key={known.id}>
            <MutualConnection member={known} />
          </li>
        ))}
      </ul>
      {data.length > collapsedCount ? (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `Show all ${data.length}`}
        </Button>
      ) : null}
    </SideCard>
  );
}

function MutualConnection({
  member: { id, name, title, profile_image_url: picture, membership_tier: tier },
}: {
  member: MemberCard;
}) {
  return (
    <Link
      to={paths.member(id)}
      className="-mx-3 flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken"
    >
      <Avatar name={name} path={picture} size={36} tier={tier} />
      <span className="min-w-0">
        <span className="block truncate text-[15px] leading-snug font-medium">{name}</span>
        {title ? <span className="block truncate text-sm leading-snug text-muted">{title}</span> : null}
      </span>
    </Link>
  );
}
