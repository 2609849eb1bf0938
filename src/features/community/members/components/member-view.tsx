import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinksCard } from '@/shared/members/links-card';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { useProfileViewCount } from '../api/mutations';
import { privateProfileNote, type MemberProfile } from '../member-profile';
import { Reviews } from '../../reviews/components/reviews';
import { BuyBoxCard } from './buy-box-card';
import { MemberAbout } from './member-about';
import { MemberContact } from './member-contact';
import { MemberHeader } from './member-header';
import { MutualConnections } from './mutual-connections';

interface MemberViewProps {
  member: MemberProfile;
  readerId: string;
  listings: ReactNode;
  /** The message button. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** The content of a member's page. */
export function MemberView({ member, readerId, listings, message }: MemberViewProps) {
  usePageTitle(member.name);
  const counted = useProfileViewCount(readerId, member.id);
  const own = member.id === readerId;
  const note = privateProfileNote(member, own);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 sm:gap-6">
      <MemberHeader member={member} own={own} views={Math.max(counted ?? 0, member.stats?.profile_views ?? 0)} />
      {note ? (
        <p className="flex items-start gap-2 px-1 text-sm text-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      ) : null}
      {/* On phones the side column comes after the bio, before listings and reviews. */}
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <MemberAbout member={member} own={own} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MemberContact member={member} own={own} message={message} />
          {own ? null : <MutualConnections readerId={readerId} memberId={member.id} />}
          {member.buyBox ? <BuyBoxCard buyBox={member.buyBox} /> : null}
          <LinksCard links={member.social_links} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 pt-2 sm:gap-10">
          {listings}
          <Reviews member={member} readerId={readerId} />
        </div>
      </div>
    </div>
  );
}
