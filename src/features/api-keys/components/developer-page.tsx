import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useCan } from '@/shared/entitlements/entitlements';
import { Gate } from '@/shared/entitlements/gate';
import { Page, PageHeading } from '@/platform/layout/page';
import { ApiKeysSection } from './api-keys-section';
import { AssistantSection } from './assistant-section';
import { RequestLog } from './request-log';

/** Everything for the member's own programs: keys, the sections of other features (`children`), and the log. */
export function DeveloperPage({ userId, children }: { userId: string; children?: ReactNode }) {
  const allowed = useCan('api_access');
  return (
    <Page narrow className="flex flex-col gap-8">
      <div>
        <Link
          to={paths.account}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Account
        </Link>
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
      </div>
      {allowed ? <Gate act="program" /> : null}
      <ApiKeysSection userId={userId} />
      <AssistantSection />
      {children}
      <RequestLog userId={userId} />
    </Page>
  );
}
