import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { AreaTabs } from '@/platform/layout/area-tabs';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';

/** The properties a member is on, with tabs for saved ones, the pipeline, offers and deals, and what's closed. */
export default function DealsLayout() {
  const { pathname, search } = useLocation();
  const closed = new URLSearchParams(search).get('view') === 'ended';
  const isDeals = pathname === paths.deals;
  return (
    <>
      <AreaTabs
        label="Deals"
        tabs={[
          { to: paths.saved, label: 'Saved', isCurrent: pathname === paths.saved },
          { to: paths.pipeline(), label: 'Pipeline', isCurrent: pathname === paths.pipeline() },
          { to: paths.deals, label: 'Offers', isCurrent: isDeals && !closed },
          { to: paths.closedDeals, label: 'Closed', isCurrent: isDeals && closed },
        ]}
      />
      <ScreenOutlet />
    </>
  );
}
