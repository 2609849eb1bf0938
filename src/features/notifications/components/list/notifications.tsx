import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { Segmented } from '@/shared/ui/segmented';
import { unreadQuery } from '../../api/queries';
import { filterOf, type Filter } from '../../list-rules';
import { NotificationList } from './notification-list';

/** Everything a member was told, by day. Which of it, stands in the address. */
export function Notifications() {
  const { user } = useAuth();
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading
          title="Notifications"
          actionsBeside
          actions={
            <ButtonLink to={paths.account} variant="ghost" icon={<Settings aria-hidden />}>
              Settings
            </ButtonLink>
          }
        />
        {user ? <Filtered key={user.id} userId={user.id} /> : <ErrorState title="User not logged in" />}
      </div>
    </Page>
  );
}

function Filtered({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params.get('show'));
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
      onAll={() => show('all')}
      choice={<Segmented label="Show" value={filter} onChange={show} options={options} className="numeric" />}
    />
  );
}
