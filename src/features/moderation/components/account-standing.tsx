import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useUser } from '@/platform/auth/auth-provider';
import { useStanding } from '@/platform/session/standing';
import { QueryError } from '@/platform/query/query-error';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { ownModerationQuery } from '../api/queries';
import { standingText } from '../moderation';
import { DecisionCard } from './decision-card';

/** What moderators decided about the member, with the reasons and appeals. */
export function AccountStanding() {
  const user = useUser();
  const { standing, until } = useStanding();
  const notice = standingText(standing, until);
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="Account standing" lead="Moderation decisions about your account, and your appeals." />
      {notice ? (
        <div className="flex items-start gap-3 rounded-card bg-brick-soft p-4 text-brick-ink sm:p-5">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div>
            <p className="font-semibold">{notice.title}</p>
            <p className="mt-1 text-[15px]">{notice.text}</p>
          </div>
        </div>
      ) : null}
      <Decisions userId={user.id} />
    </Page>
  );
}

function Decisions({ userId }: { userId: string }) {
  const query = useQuery(ownModerationQuery(userId));
  const { data, error } = query;
  if (!data) {
    return error ? (
      <QueryError query={query} title="We couldn’t load your account standing" />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title="Your account is in good standing"
        text="If our team acts on something you posted, you’ll find the reason here and can appeal."
      />
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {data.map((decision) => (
        <li key={decision.id}>
          <DecisionCard decision={decision} userId={userId} />
        </li>
      ))}
    </ul>
  );
}
