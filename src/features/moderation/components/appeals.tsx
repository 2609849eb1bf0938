import { useInfiniteQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { Badge } from '@/kit/ui/badge';
import { EmptyState } from '@/kit/ui/empty-state';
import { QueuePage } from '@/shared/moderation/queue-page';
import { ReportsFilter } from '@/shared/moderation/reports-filter';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { appealsQuery, type AppealState } from '../api/queries';
import { actionName, appealTitle } from '../moderation';
import { AppealCard } from './appeal-card';

const leads = {
  open: 'Appeals of moderation decisions, oldest first. The moderator who took an action can’t decide its appeal.',
  closed: 'Decided appeals, latest first.',
};

/** What an empty queue says. */
const empty = {
  open: { title: 'No open appeals', text: 'Appeals from members appear here.' },
  decided: { title: 'No decided appeals', text: 'Decided appeals and their answers appear here.' },
};

/** The staff queue of appeals. */
export function Appeals() {
  return (
    <QueuePage
      title="Reports and appeals"
      closed={{ value: 'decided', label: 'Decided' }}
      leads={leads}
      filter={<ReportsFilter />}
    >
      {(state) => <AppealQueue key={state} state={state} />}
    </QueuePage>
  );
}

function AppealQueue({ state }: { state: AppealState }) {
  const list = useInfiniteQuery(appealsQuery(state));
  return (
    <ReviewQueue
      query={list}
      itemsLabel="appeals"
      renderRow={({ action, created_at, decided_at }) => ({
        title: appealTitle({ action }),
        detail: `Appeal by ${action.member?.name ?? 'a former member'}`,
        at: decided_at ?? created_at,
        badge: <Badge tone="attention">{actionName(action.action)}</Badge>,
      })}
      empty={<EmptyState icon={<Gavel />} {...empty[state]} />}
    >
      {(appeal, actions) => <AppealCard appeal={appeal} {...actions} />}
    </ReviewQueue>
  );
}
