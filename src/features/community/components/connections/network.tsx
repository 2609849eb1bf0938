import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { networkCountsQuery, receivedCountQuery } from '../../api/connection-lists';
import { networkTabOf } from '../../connection-rules';
import { FollowRows } from '../follow/follow-rows';
import { ConnectionRows } from './connection-rows';
import { NetworkTabs } from './network-tabs';

/** Requests received and sent, those connected, and those followed. Which of them stands in the address. */
export function Network() {
  const { user } = useAuth();
  return (
    <Page className="flex flex-col gap-5">
      <PageHeading title="Connections" lead="Requests to answer, and the members you know." />
      {user ? <Parts key={user.id} userId={user.id} /> : <ErrorState title="User not logged in" />}
    </Page>
  );
}

function Parts({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const tab = networkTabOf(params.get('tab'));
  const { data: received } = useQuery(receivedCountQuery(userId));
  const { data: counts } = useQuery(networkCountsQuery(userId));
  return (
    <div className="w-full max-w-3xl">
      <NetworkTabs tab={tab} counts={{ received, ...counts }} />
      <h2 className="sr-only">{headings[tab]}</h2>
      {tab === 'following' ? (
        <FollowRows
          userId={userId}
          memberId={userId}
          side="following"
          empty={<Nobody title="You're not following anyone yet" text="Follow members to keep their work in sight." />}
        />
      ) : (
        <ConnectionRows key={tab} userId={userId} side={tab} empty={<Nobody {...nobody[tab]} />} />
      )}
    </div>
  );
}

/** What stands below, for those who go from heading to heading. */
const headings = {
  received: 'Requests received',
  sent: 'Requests sent',
  connected: 'Connected members',
  following: 'Members you follow',
} as const;

const nobody = {
  received: {
    title: 'No requests to answer',
    text: 'When a member asks to connect with you, you accept or decline here.',
  },
  sent: { title: 'No requests waiting', text: 'Requests you send stand here until they are answered.' },
  connected: {
    title: 'No connections yet',
    text: 'Connected members see each other’s contact details. Ask those you want to do deals with.',
  },
} as const;

function Nobody({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      className="mt-5"
      icon={<UserPlus />}
      title={title}
      text={text}
      action={<ButtonLink to={paths.members}>Browse Members</ButtonLink>}
    />
  );
}
