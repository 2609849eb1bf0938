import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { DownloadCsv } from '@/platform/export/download-csv';
import { useUser } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { networkCountsQuery, receivedCountQuery } from '../api/queries';
import { parseNetworkTab } from '../connections';
import { FollowRows } from './follow-rows';
import { ConnectionRows } from './connection-rows';
import { NetworkTabs } from './network-tabs';

/** Received and sent requests, connections, and followed members, as tabs in the URL. */
export function Network() {
  const user = useUser();
  return (
    <Page className="flex flex-col gap-5">
      <PageHeading title="Connections" lead="Your connection requests, connections, and the members you follow." />
      <TabPanel key={user.id} userId={user.id} />
    </Page>
  );
}

function TabPanel({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const tab = parseNetworkTab(params.get('tab'));
  const { data: received } = useQuery(receivedCountQuery(userId));
  const { data: counts } = useQuery(networkCountsQuery(userId));
  return (
    <div className="w-full max-w-3xl">
      <NetworkTabs tab={tab} counts={{ received, ...counts }} />
      <h2 className="sr-only">{headings[tab]}</h2>
      <div className="mt-4 flex justify-end">
        <DownloadCsv
          key={tab}
          name={fileNames[tab]}
          load={(exporting) => import('../csv').then(({ networkCsv }) => networkCsv(userId, tab, exporting))}
        />
      </div>
      {tab === 'following' ? (
        <FollowRows
          userId={userId}
          memberId={userId}
          side="following"
          empty={<EmptyTab title="You're not following anyone yet" text="Follow members to see their updates." />}
        />
      ) : (
        <ConnectionRows key={tab} userId={userId} side={tab} empty={<EmptyTab {...emptyTexts[tab]} />} />
      )}
    </div>
  );
}

/** Headings for screen readers. */
const headings = {
  received: 'Requests received',
  sent: 'Requests sent',
  connected: 'Connected members',
  following: 'Members you follow',
} as const;

const fileNames = {
  received: 'requests-received',
  sent: 'requests-sent',
  connected: 'connections',
  following: 'following',
} as const;

const emptyTexts = {
  received: {
    title: 'No requests to answer',
    text: 'When a member asks to connect, you can accept or decline here.',
  },
  sent: { title: 'No pending requests', text: 'Requests you send appear here until they’re answered.' },
  connected: {
    title: 'No connections yet',
    text: 'Connections can see each other’s contact details. Connect with people you want to do deals with.',
  },
} as const;

function EmptyTab({ title, text }: { title: string; text: string }) {
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
