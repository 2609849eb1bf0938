import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/shared/layout/page';
import { Segmented } from '@/shared/ui/segmented';
import type { ReportState } from '../api/queries';
import { ReportList } from './report-list';

const leads = {
  open: 'Content that members have reported: the most harmful first, then the oldest.',
  handled: 'Closed reports and their outcomes, latest first.',
} as const;

const options = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Closed' },
] as const;

/** The staff queue of member reports: open or closed ones, as the URL says. */
export function Reports() {
  const [params, setParams] = useSearchParams();
  const state: ReportState = params.get('state') === 'handled' ? 'handled' : 'open';
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Reports" lead={leads[state]} />
      <Segmented
        label="Reports"
        value={state}
        onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
        options={options}
        className="self-start"
      />
      <ReportList key={state} state={state} />
    </Page>
  );
}
