import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Page, PageHeading } from '@/platform/layout/page';
import { accountQuery } from '../api/queries';
import { AccountSkeleton } from './account-skeleton';
import { DataSection } from './data-section';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { RestoreSection } from './restore/restore-section';
import { TrustSection } from './trust-section';
import { TwoFactorSection } from './two-factor/two-factor-section';

/** Sign-in details and personal data, with the settings of other features (`children`) in between. */
export function AccountSettings({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <Page>
      <div className="mx-auto flex max-w-4xl flex-col">
        <Link
          to={paths.profile}
          className={clsx(
            '-ml-1 inline-flex min-h-11 items-center gap-1.5 self-start px-1 text-sm font-medium',
            'text-muted hover:text-ink',
          )}
        >
          <ArrowLeft aria-hidden className="size-4" />
          Profile
        </Link>
        <PageHeading title="Account" lead="Your sign-in details and your data." className="mb-2" />
        <Sections key={user.id} userId={user.id}>
          {children}
        </Sections>
      </div>
    </Page>
  );
}

function Sections({ userId, children }: { userId: string; children: ReactNode }) {
  const account = useQuery(accountQuery(userId));
  if (account.data === undefined) {
    if (!account.error) return <AccountSkeleton />;
    return <QueryError query={account} className="mt-6" title="We couldn’t load your account" />;
  }
  return (
    <div className="mt-4">
      <EmailSection account={account.data} />
      <PasswordSection account={account.data} />
      <TwoFactorSection userId={userId} account={account.data} />
      <TrustSection userId={userId} />
      {children}
      <DataSection />
      <RestoreSection userId={userId} />
      <DeleteSection account={account.data} />
    </div>
  );
}
