import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';

/** A member's name with a link to the profile; 'a former member' once the account is deleted. */
export function MemberLink({ member }: { member: { id: string; name: string } | null }) {
  if (!member) return 'a former member';
  return (
    <Link to={paths.member(member.id)} className="font-semibold text-ink underline-offset-2 hover:underline">
      {member.name}
    </Link>
  );
}
