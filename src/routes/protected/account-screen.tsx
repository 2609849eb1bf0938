import { AccountSettings } from '@/features/account/components/account-settings';
import { BlockedMembers } from '@/features/community/components/safety/blocked-members';
import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';

export default function AccountScreen() {
  return (
    <AccountSettings>
      <NotificationSettings />
      <BlockedMembers />
    </AccountSettings>
  );
}
