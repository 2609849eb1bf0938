import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import type { Author } from '@/domain/member/author';
import { AuthorLine } from '@/shared/members/author-line';
import { Badge } from '@/kit/ui/badge';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { attendeesQuery } from '../api/queries';

/** The registered and waitlisted members. For the organizer and staff. */
export function Attendees({ eventId, userId }: { eventId: string; userId: string }) {
  return (
    <section aria-labelledby="attendees">
      <h2 id="attendees" className="text-lg font-semibold">
        Attendees
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">Only the organizer and our team can see this list.</p>
      <List eventId={eventId} userId={userId} />
    </section>
  );
}

function List({ eventId, userId }: { eventId: string; userId: string }) {
  const query = useInfiniteQuery(attendeesQuery(userId, eventId));
  const { data, error } = query;
  if (data === undefined) {
    if (!error) return <Skeleton className="h-24 rounded-card" />;
    return <QueryError query={query} title="We couldn’t load attendees" />;
  }
  const attendees = data.pages.flatMap((page) => page.items);
  if (attendees.length === 0) return <p className="text-[15px] text-muted">No registrations yet.</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {attendees.map(({ id, status, created_at, member }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            {/* The generated types ignore that a policy can hide a member. */}
            <AuthorLine author={member as Author | null} isDeleted={false} postedAt={created_at} size={36} />
            {status === 'waitlisted' ? (
              <Badge tone="attention">Waitlist</Badge>
            ) : (
              <Badge tone="verified">Registered</Badge>
            )}
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="members" query={query} />
    </>
  );
}
