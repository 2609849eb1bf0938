import { useInfiniteQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page, PageHeading } from '@/shared/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { Segmented } from '@/shared/ui/segmented';
import { appealsQuery, type AppealState } from '../api/queries';
import { actionName } from '../moderation';
import { AppealCard } from './appeal-card';

const texts = {
  open: {
    lead: 'Appeals of moderation decisions, oldest first. The moderator who took an action can’t decide its appeal.',
    title: 'No open appeals',
    text: 'Appeals from members appear here.',
  },
  decided: {
    lead: 'Decided appeals, latest first.',
    title: 'No decided appeals',
    text: 'Decided appeals and their answers appear here.',
  },
} as const;

const options = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

/** The staff queue of appeals: open or decided ones, as the URL says. */
export function Appeals() {
  const [params, setParams] = useSearchParams();
  const state: AppealState = params.get('state') === 'decided' ? 'decided' : 'open';
  const list = useInfiniteQuery(appealsQuery(state));
  const { lead, title, text } = texts[state];
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Appeals" lead={lead} />
      <Segmented
        label="Appeals"
        value={state}
        onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
        options={options}
        className="self-start"
      />
      <ReviewQueue
        key={state}
        query={list}
        itemsLabel="appeals"
        renderRow={({ action, created_at, decided_at }) => ({
          title: action.title ?? `Account of ${action.member?.name ?? 'a former member'}`,
          detail: `Appeal by ${action.member?.name ?? 'a former member'}`,
          at: decided_at ?? created_at,
          badge: <Badge tone="attention">{actionName(action.action)}</Badge>,
        })}
        empty={<EmptyState icon={<Gavel />} title={title} text={text} />}
      >
        {(appeal, actions) => <AppealCard appeal={appeal} {...actions} />}
      </ReviewQueue>
    </Page>
  );
}
