import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { FormSection } from '@/kit/ui/form-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { accountQuery } from '../api/queries';
import { EmailControl } from './email-section';

/** The account's email as a section of the profile form. A change takes effect once it's confirmed. */
export function AccountEmail() {
  const user = useUser();
  return (
    <FormSection title="Email" text="You also sign in with it. It changes once you’ve opened the link we send.">
      <Email key={user.id} userId={user.id} />
    </FormSection>
  );
}

function Email({ userId }: { userId: string }) {
  const account = useQuery(accountQuery(userId));
  if (account.data) return <EmailControl account={account.data} />;
  if (!account.error) return <Skeleton className="h-11" />;
  return <QueryError inline query={account} title="We couldn’t load your email" />;
}
