import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { recentQuery } from '../../api/queries';
import { nothingYet } from '../../texts';
import { NotificationLink, type Host } from '../notification-link';
import { NotificationSkeletons } from '../notification-skeletons';

interface RecentProps {
  userId: string;
  host: Host;
  onFollow: () => void;
}

/** The newest notifications; those already known are shown while newer ones are asked for. */
export function Recent({ userId, host, onFollow }: RecentProps) {
  const { data, error, refetch, isFetching } = useQuery(recentQuery(userId));
  if (data === undefined) {
    if (!error) return <NotificationSkeletons count={4} />;
    return (
      <div role="alert" className="flex flex-col items-center gap-3 px-4 py-6 text-center">
        <p className="text-sm font-semibold">Your notifications could not be loaded</p>
        <p className="text-sm text-pretty text-muted">{explainFailure(error)}</p>
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
        <strong className="font-semibold text-ink">Nothing new.</strong> {nothingYet}
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
