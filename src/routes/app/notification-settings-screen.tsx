import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';
import { Page, PageHeading } from '@/platform/layout/page';

export default function NotificationSettingsScreen() {
  return (
    <Page narrow>
      <PageHeading
        title="Notification settings"
        lead="Choose what we notify you about and how. Changes save automatically."
      />
      <NotificationSettings />
    </Page>
  );
}
