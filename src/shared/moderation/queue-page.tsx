import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/platform/layout/page';
import { Segmented } from '@/kit/ui/segmented';

interface QueuePageProps<Closed extends string> {
  title: string;
  /** The state of items that are no longer open: as the URL says it, and in English. */
  closed: { value: Closed; label: string };
  leads: { open: string; closed: string };
  children: (state: 'open' | Closed) => ReactNode;
}

/** A page for staff with the open items of a queue or, with `?state=`, the closed ones. */
export function QueuePage<Closed extends string>({ title, closed, leads, children }: QueuePageProps<Closed>) {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') === closed.value ? closed.value : 'open';
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title={title} lead={state === 'open' ? leads.open : leads.closed} />
      <Segmented
        label={title}
        value={state}
        onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
        options={[{ value: 'open', label: 'Open' }, closed]}
        className="self-start"
      />
      {children(state)}
    </Page>
  );
}
