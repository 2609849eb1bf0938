import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/platform/layout/page';
import { Segmented } from '@/kit/ui/segmented';

interface QueuePageProps<Closed extends string> {
  title: string;
  /** The state of items that are no longer open: as the URL says it, and in English. */
  closed: { value: Closed; label: string };
  leads: { open: string; closed: string };
  /** Chooses between this queue and others of the page. */
  filter?: ReactNode;
  children: (state: 'open' | Closed) => ReactNode;
}

/** A page for staff with the open items of a queue or, with `?state=`, the closed ones. */
export function QueuePage<Closed extends string>({ title, closed, leads, filter, children }: QueuePageProps<Closed>) {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') === closed.value ? closed.value : 'open';
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title={title} lead={state === 'open' ? leads.open : leads.closed} />
      <div className="flex flex-wrap gap-3">
        {filter}
        <Segmented
          label="State"
          value={state}
          onChange={(next) =>
            setParams(
              (old) => {
                old.delete('state');
                if (next !== 'open') old.set('state', next);
                return old;
              },
              { replace: true },
            )
          }
          options={[{ value: 'open', label: 'Open' }, closed]}
        />
      </div>
      {children(state)}
    </Page>
  );
}
