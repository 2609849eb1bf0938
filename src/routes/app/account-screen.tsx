import { AccountSettings } from '@/features/account/components/account-settings';
import { DeveloperSection } from '@/features/api-keys/components/developer-section';
import { BlockedMembers } from '@/features/community/safety/components/blocked-members';
import { ReadReceipts } from '@/features/messaging/components/read-receipts';
import { FundsSection } from '@/features/proof-of-funds/components/funds-section';
import { NotificationSettings } from '@/features/notifications/components/settings/notification-settings';

export default function AccountScreen() {
  return (
    <AccountSettings>
      <FundsSection />
      <NotificationSettings />
      <ReadReceipts />
      <BlockedMembers />
      <DeveloperSection />
    </AccountSettings>
  );
}
