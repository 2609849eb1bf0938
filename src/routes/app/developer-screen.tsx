import { DeveloperPage } from '@/features/api-keys/components/developer-page';
import { FeedsSection } from '@/features/calendars/components/feeds-section';
import { WebhooksSection } from '@/features/webhooks/components/webhooks-section';
import { useUser } from '@/platform/auth/auth-provider';

export default function DeveloperScreen() {
  const user = useUser();
  return (
    <DeveloperPage key={user.id} userId={user.id}>
      <WebhooksSection />
      <FeedsSection />
    </DeveloperPage>
  );
}
