import { AccountSettings } from '@/features/account/components/account-settings';
import { BlockedMembers } from '@/features/community/components/safety/blocked-members';
import { ReadMarks } from '@/features/messaging/components/read-marks';
import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';

export default function AccountScreen() {
  return (
    <AccountSettings>
      <NotificationSettings />
      <ReadMarks />
      <BlockedMembers />
    </AccountSettings>
  );
}
