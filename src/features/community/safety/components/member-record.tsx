import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatRelativeDate, pluralize } from '@/kit/formatting/format';
import { memberRecordQuery, type LinkedAccount } from '../api/queries';

const reasons: Readonly<Record<string, string>> = {
  mailbox: 'same mailbox',
  company: 'same company’s email',
  network: 'same network',
};

/** How old a member's account is, what was reported about it before, and which accounts may be the same person's. */
export function MemberRecord({ memberId }: { memberId: string }) {
  const { data: record, isError } = useQuery(memberRecordQuery(memberId));
  if (isError) return <p className="text-sm text-muted">Couldn’t load what we know about this member.</p>;
  if (!record) return null;
  const { joined_at, reports, upheld, linked, linked_count: count } = record;
  return (
    <ul aria-label="About the member" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li>Joined {formatRelativeDate(joined_at)}</li>
      <li>{reports === 0 ? 'No reports' : `${pluralize(reports, 'report')}, ${upheld} acted on`}</li>
      <li className="break-words">
        {count === 0 ? 'No linked accounts' : `${pluralize(count, 'linked account')}: `}
        {byReason(linked).map(([reason, members], group) => (
          <span key={reason}>
            {group > 0 ? '; ' : ''}
            {members.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : ''}
                <Link to={paths.member(id)} className="font-semibold text-ink underline-offset-2 hover:underline">
                  {name}
                </Link>
              </span>
            ))}{' '}
            ({reason})
          </span>
        ))}
        {count > linked.length ? `; ${count - linked.length} more` : ''}
      </li>
    </ul>
  );
}

/** Linked accounts by what links them: colleagues share one reason, which would repeat after each name. */
function byReason(linked: readonly LinkedAccount[]): [string, LinkedAccount[]][] {
  const groups = new Map<string, LinkedAccount[]>();
  for (const account of linked) {
    const reason = account.by.map((by) => reasons[by] ?? by).join(', ');
    groups.set(reason, [...(groups.get(reason) ?? []), account]);
  }
  return [...groups];
}
