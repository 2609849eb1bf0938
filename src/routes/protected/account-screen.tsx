import { AccountSettings } from '@/features/account/components/account-settings';
import { BlockedMembers } from '@/features/community/components/safety/blocked-members';

export default function AccountScreen() {
  return (
    <AccountSettings>
      <BlockedMembers />
    </AccountSettings>
  );
}
