import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/kit/ui/empty-state';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { Page, PageHeading } from '@/platform/layout/page';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { logQuery, type LogFilters } from '../api/queries';
import { actionName, loggedActions } from '../moderation';
import { LogCard } from './log-card';

/** Everything staff did, latest first. The filters are in the URL. */
export function ModerationLog() {
  const [params, setParams] = useSearchParams();
  const filters: LogFilters = {
    action: params.get('action') ?? '',
    member: params.get('member') ?? '',
    actor: params.get('actor') ?? '',
  };
  const action = useDeferredValue(filters.action);
  const member = useDeferredValue(filters.member);
  const actor = useDeferredValue(filters.actor);
  const list = useInfiniteQuery(logQuery({ action, member, actor }));
  const change = (name: keyof LogFilters, value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const isFiltered = Boolean(filters.action || filters.member || filters.actor);
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Moderation log"
        lead="Everything staff did, and what reports held automatically, latest first. Entries can’t be changed."
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Action">
          <Select value={filters.action} onChange={({ target }) => change('action', target.value)}>
            <option value="">All actions</option>
            {loggedActions.map((value) => (
              <option key={value} value={value}>
                {actionName(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Member">
          <Input
            type="search"
            value={filters.member}
            placeholder="Name"
            onChange={({ target }) => change('member', target.value)}
          />
        </Field>
        <Field label="Staff">
          <Input
            type="search"
            value={filters.actor}
            placeholder="Name"
            onChange={({ target }) => change('actor', target.value)}
          />
        </Field>
      </div>
      <ReviewQueue
        query={list}
        itemsLabel="entries"
        renderRow={(entry) => ({
          title: actionName(entry.action),
          detail: [entry.member?.name, entry.actor && `by ${entry.actor.name}`].filter(Boolean).join(', '),
          at: entry.created_at,
        })}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={isFiltered ? 'No matching entries' : 'Nothing logged yet'}
            text={isFiltered ? 'Try other filters.' : 'Decisions and role changes appear here.'}
          />
        }
      >
        {(entry) => <LogCard entry={entry} />}
      </ReviewQueue>
    </Page>
  );
}
