import { KindFilter } from './kind-filter';

/** Chooses between reports and appeals, which share a page. */
export function ReportsFilter() {
  return (
    <KindFilter
      label="Kind"
      kinds={[
        { value: 'reports', label: 'Reports', count: 'reports' },
        { value: 'appeals', label: 'Appeals', count: 'appeals' },
      ]}
    />
  );
}
