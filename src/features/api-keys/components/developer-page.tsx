import type { ReactNode } from 'react';
import { publicOrigin } from '@/platform/config/hosts';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { useCan } from '@/shared/entitlements/entitlements';
import { Gate } from '@/shared/entitlements/gate';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { ButtonLink } from '@/kit/ui/button';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { QueryError } from '@/platform/query/query-error';
import { useMember } from '@/platform/session/member';
import { ApiKeysSection } from './api-keys-section';
import { AssistantSection } from './assistant-section';

/**
 * Everything for the member's own programs, one row each: keys, assistants, and those of other features (`children`).
 * Without the plan for it, a row is there only for what the member still has.
 */
export function DeveloperPage({ userId, children }: { userId: string; children?: ReactNode }) {
  const allowed = useCan('api_access');
  const member = useMember();
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading
        title="Developer"
        lead={
          <>
            Connect your own programs. They see and do what you can.{' '}
            <a
              href={publicOrigin(window.location) + paths.developers}
              className="font-medium whitespace-nowrap text-evergreen-ink underline underline-offset-4"
            >
              Read the API reference
            </a>
          </>
        }
      />
      {allowed ? <Gate act="program" /> : null}
      {allowed === false ? <Upgrade /> : null}
      {member.data ? (
        <div>
          <ApiKeysSection userId={userId} />
          {children}
          <AssistantSection userId={userId} />
        </div>
      ) : member.error ? (
        <QueryError query={member} title="We couldn’t load your plan" />
      ) : (
        <div aria-busy className="flex flex-col gap-4">
          <output className="sr-only">Loading your plan</output>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-28 rounded-card sm:h-20" />
          ))}
        </div>
      )}
    </Page>
  );
}

/** What the plans with API access would add. */
function Upgrade() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-sunken p-5">
      <div className="min-w-0 flex-1 basis-64 text-[15px] text-pretty">
        <h2 className="font-semibold">Connecting programs is for Closer and Partner members</h2>
        <p className="mt-1 text-muted">
          API keys for your spreadsheet or CRM, webhooks that tell your server what happens, private calendar and match
          feeds, and {brand.name} in your assistant.
        </p>
      </div>
      <ButtonLink to={useUpgradePath()}>Upgrade</ButtonLink>
    </div>
  );
}
