import { AccountStanding } from '@/features/moderation/components/account-standing';

export default function AccountStandingScreen() {
  return <AccountStanding />;
}
