import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatRelativeDate, pluralize } from '@/shared/formatting/format';
import { memberRecordQuery } from '../api/queries';

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
  const { joined_at, reports, upheld, linked } = record;
  return (
    <ul aria-label="About the member" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <li>Joined {formatRelativeDate(joined_at)}</li>
      <li>{reports === 0 ? 'No reports' : `${pluralize(reports, 'report')}, ${upheld} acted on`}</li>
      <li className="break-words">
        {linked.length === 0 ? 'No linked accounts' : 'Linked accounts: '}
        {linked.map(({ id, name, by }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <Link to={paths.member(id)} className="font-semibold text-ink underline-offset-2 hover:underline">
              {name}
            </Link>{' '}
            ({by.map((reason) => reasons[reason] ?? reason).join(', ')})
          </span>
        ))}
      </li>
    </ul>
  );
}
