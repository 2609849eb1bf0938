import { Bell } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import type { Filter } from '../../notification-list';
import { emptyText } from '../empty-text';

/** A list without notifications: there are none yet, or all are read. */
export function EmptyList({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  if (filter === 'all') {
    return (
      <EmptyState
        icon={<Bell />}
        title="No notifications yet"
        text={emptyText}
        action={<ButtonLink to={paths.members}>Browse Members</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Bell />}
      title="You’re all caught up"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  );
}
