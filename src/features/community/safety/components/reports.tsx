import { QueuePage } from '@/shared/moderation/queue-page';
import { ReportsFilter } from '@/shared/moderation/reports-filter';
import { ReportList } from './report-list';

const leads = {
  open: 'Content that members have reported: the most harmful first, then the oldest.',
  closed: 'Closed reports and their outcomes, latest first.',
};

/** The staff queue of member reports. */
export function Reports() {
  return (
    <QueuePage
      title="Reports and appeals"
      closed={{ value: 'handled', label: 'Closed' }}
      leads={leads}
      filter={<ReportsFilter />}
    >
      {(state) => <ReportList key={state} state={state} />}
    </QueuePage>
  );
}
