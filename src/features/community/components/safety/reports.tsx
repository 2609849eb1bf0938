import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/shared/ui/page';
import { Segmented } from '@/shared/ui/segmented';
import type { ReportState } from '../../api/reports';
import { ReportList } from './report-list';

const leads = {
  open: 'What members have reported, the oldest first.',
  handled: 'What was done about reports, the last handled first.',
} as const;

const options = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

/** What members have reported: what waits for staff, and what was done. Which of the two stands in the address. */
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
