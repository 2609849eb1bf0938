import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { recentQuery } from '../../api/queries';
import { emptyText } from '../empty-text';
import { NotificationLink, type Host } from '../notification-link';
import { NotificationSkeletons } from '../notification-skeletons';

interface RecentProps {
  userId: string;
  host: Host;
  onFollow: () => void;
}

/** The newest notifications; cached ones show while newer ones load. */
export function Recent({ userId, host, onFollow }: RecentProps) {
  const { data, error, refetch, isFetching } = useQuery(recentQuery(userId));
  if (data === undefined) {
    if (!error) return <NotificationSkeletons count={4} />;
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-4 py-6 text-center">
        <p className="text-sm font-semibold">We couldn’t load your notifications</p>
        <p className="text-sm text-pretty text-muted">{describeError(error)}</p>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden />}
          busy={isFetching}
          onClick={() => void refetch()}
        >
          Retry
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-sm text-pretty text-muted">
        <strong className="font-semibold text-ink">You’re all caught up.</strong> {emptyText}
      </p>
    );
  }
  return (
    <ul>
      {data.map((notification) => (
        <li key={notification.id}>
          <NotificationLink notification={notification} userId={userId} host={host} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
