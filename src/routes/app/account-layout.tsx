import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { AreaTabs } from '@/platform/layout/area-tabs';
import { ScreenOutlet } from '@/platform/layout/screen-outlet';

const tabs = [
  { to: paths.account, label: 'Sign-in' },
  { to: paths.notificationSettings, label: 'Notifications' },
  { to: paths.privacySettings, label: 'Privacy and data' },
  { to: paths.developer, label: 'Developer' },
] as const;

/** The account's four pages, with tabs. */
export default function AccountLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <AreaTabs
        label="Account"
        narrow
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: pathname.replace(/\/$/, '') === tab.to }))}
      />
      <ScreenOutlet />
    </>
  );
}
