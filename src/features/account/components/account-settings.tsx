import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { accountQuery, type Account } from '../api/queries';
import { AccountSkeleton } from './account-skeleton';
import { DataSection } from './data-section';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { MembershipSection } from './membership-section';
import { PasswordSection } from './password-section';
import { TwoFactorSection } from './two-factor/two-factor-section';

/** What the member signs in with, and what they are here. */
export function SignInSections() {
  return (
    <WithAccount>
      {(account, userId) => (
        <>
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <TwoFactorSection userId={userId} account={account} />
          <MembershipSection userId={userId} />
        </>
      )}
    </WithAccount>
  );
}

/** The member's data: download, restore, delete. */
export function DataSections() {
  return (
    <WithAccount>
      {(account, userId) => (
        <>
          <DataSection userId={userId} />
          <DeleteSection account={account} />
        </>
      )}
    </WithAccount>
  );
}

function WithAccount({ children }: { children: (account: Account, userId: string) => ReactNode }) {
  const { id } = useUser();
  const account = useQuery(accountQuery(id));
  if (account.data) return <Fragment key={id}>{children(account.data, id)}</Fragment>;
  if (!account.error) return <AccountSkeleton />;
  return <QueryError query={account} className="mt-6" title="We couldn’t load your account" />;
}
