import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '@/domain/site/paths';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { suggestedQuery } from '../api/queries';
import type { MemberCard as Member } from '../member';
import { MemberCard } from './member-card';
import { MemberSkeletons } from './member-skeletons';

/** Column counts that divide the four suggestions evenly. */
const grid = 'grid gap-4 sm:grid-cols-2 sm:gap-5 2xl:grid-cols-4';

/** Members to follow. A followed member is replaced by the next suggestion. */
export function SuggestedMembers({ userId }: { userId: string }) {
  const query = useQuery(suggestedQuery(userId));
  const { data, error } = query;
  const list = useRestoreCardFocus(data);
  if (data === undefined) {
    if (!error) return <MemberSkeletons count={4} className={grid} />;
    return <QueryError query={query} title="Failed to load suggested members" />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<UserPlus />}
        title="No suggested members at this time."
        action={
          <ButtonLink to={paths.members} variant="secondary">
            Browse Members
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul ref={list} className={grid}>
      {data.map((member) => (
        <li key={member.id} className="min-w-0">
          <MemberCard member={member} />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus from a removed card to the one that takes its place. */
function useRestoreCardFocus(shown: readonly Member[] | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document;
      if (activeElement !== document.body)
        place.current = [...(list.current?.children ?? [])].findIndex((item) => item.contains(activeElement));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!shown || place.current < 0 || document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    (items[place.current] ?? items.at(-1))?.querySelector('a')?.focus();
  }, [shown]);
  return list;
}
