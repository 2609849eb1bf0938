import { AccountSettings } from '@/features/account/components/account-settings';

export default function AccountScreen() {
  return <AccountSettings />;
}
