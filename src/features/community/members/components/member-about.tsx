import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { AboutCard } from '@/shared/members/about-card';
import type { MemberProfile } from '../member-profile';

/** The member's bio, and their roles, interests, and expertise. */
export function MemberAbout({ member, own }: { member: MemberProfile; own: boolean }) {
  const noBio = own ? (
    <>
      You haven’t written anything yet.{' '}
      <Link to={paths.editProfile} className="font-medium text-evergreen-ink underline underline-offset-2">
        Add a bio
      </Link>
    </>
  ) : (
    `${member.name} hasn’t written anything yet.`
  );
  return <AboutCard profile={member} noBio={noBio} limit={12} />;
}
