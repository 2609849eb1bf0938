import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinksCard } from '@/shared/ui/links-card';
import { usePageTitle } from '@/shared/ui/route-effects';
import { useCountedView } from '../../api/member';
import { privateNote, type MemberProfile } from '../../member-profile';
import { Reviews } from '../reviews/reviews';
import { BuyBoxCard } from './buy-box-card';
import { MemberAbout } from './member-about';
import { MemberContact } from './member-contact';
import { MemberHeader } from './member-header';
import { MutualConnections } from './mutual-connections';

interface MemberViewProps {
  member: MemberProfile;
  readerId: string;
  listings: ReactNode;
  /** The way to write to the member. */
  message?: ((member: MemberProfile) => ReactNode) | undefined;
}

/** Everything a member shows to this reader. */
export function MemberView({ member, readerId, listings, message }: MemberViewProps) {
  usePageTitle(member.name);
  const counted = useCountedView(readerId, member.id);
  const own = member.id === readerId;
  const note = privateNote(member, own);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 sm:gap-6">
      <MemberHeader member={member} own={own} views={Math.max(counted ?? 0, member.stats?.profile_views ?? 0)} />
      {note ? (
        <p className="flex items-start gap-2 px-1 text-sm text-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      ) : null}
      {/* On phones what is beside the column follows what it tells of the member, before listings and reviews. */}
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
