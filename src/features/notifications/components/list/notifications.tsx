import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { Page, PageHeading } from '@/platform/layout/page';
import { Segmented } from '@/kit/ui/segmented';
import { unreadQuery } from '../../api/queries';
import { parseFilter, type Filter } from '../../notification-list';
import { NotificationList } from './notification-list';

/** The notifications screen. The filter is in the URL. */
export function Notifications() {
  const user = useUser();
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading
          title="Notifications"
          actionsBeside
          actions={
            <ButtonLink to={paths.notificationSettings} variant="ghost" icon={<Settings aria-hidden />}>
              Settings
            </ButtonLink>
          }
        />
        <Filtered key={user.id} userId={user.id} />
      </div>
    </Page>
  );
}

function Filtered({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const filter = parseFilter(params.get('show'));
  const show = (next: Filter) => setParams(next === 'all' ? {} : { show: next }, { replace: true });
  const { data: unread } = useQuery(unreadQuery(userId));
  const options = [
    { value: 'all', label: 'All' },
    { value: 'unread', label: unread === undefined ? 'Unread' : `Unread ${unread}` },
  ] as const;
  return (
    <NotificationList
      userId={userId}
      filter={filter}
      onShowAll={() => show('all')}
      filterControl={<Segmented label="Show" value={filter} onChange={show} options={options} className="numeric" />}
    />
  );
}
