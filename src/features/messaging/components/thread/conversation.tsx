import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { usePageTitle } from '@/shared/ui/route-effects';
import { Skeleton } from '@/shared/ui/skeleton';
import { TierBadge } from '@/shared/ui/tier-badge';
import { subjectQuery } from '../../api/queries';
import type { Partner } from '../../message';
import { partnerName } from '../../rules';
import { Exchange } from './exchange';
import { ThreadSkeleton } from './thread';
import { useConversation } from './use-conversation';

interface ConversationProps {
  userId: string;
  /** From the address: the partner's id, or the conversation's where the partner has none any more. */
  address: string;
  /** Id of the listing to be written about. */
  re: string | null;
}

/** The conversation with a member: loading, failed, with nobody, or there. */
export function Conversation({ userId, address, re }: ConversationProps) {
  const { found, error, retry, retrying } = useConversation(userId, address);
  const { data: subject } = useQuery({ ...subjectQuery(re ?? ''), enabled: re !== null });
  const navigate = useNavigate();
  const dropSubject = () => void navigate({ search: '' }, { replace: true, preventScrollReset: true });

  if (found === undefined) {
    if (!error) return <Loading />;
    return (
      <Instead title="Conversation">
        <ErrorState
          title="This conversation could not be loaded"
          text={explainFailure(error)}
          onRetry={retry}
          retrying={retrying}
        />
      </Instead>
    );
  }
  if (found === null) {
    return (
      <Instead title="Member not found">
        <EmptyState
          icon={<MessageCircleOff />}
          title={address === userId ? 'This is you' : 'Member not found'}
          text={
            address === userId
              ? 'Messages are for others.'
              : "The member you're looking for doesn't exist or has been removed."
          }
          action={<ButtonLink to={paths.members}>Browse Members</ButtonLink>}
        />
      </Instead>
    );
  }
  return (
    <>
      <Heading partner={found.partner} />
      <Exchange
        userId={userId}
        address={address}
        conversation={found.conversation}
        partner={found.partner}
        subject={re === null ? null : (subject ?? null)}
        {...(re !== null && { onDropSubject: dropSubject })}
      />
    </>
  );
}

const barClass = 'flex min-h-16 items-center gap-3 border-b border-line px-2 py-2 sm:px-5';

function BackLink() {
  return (
    <Link
      to={paths.messages}
      aria-label="All messages"
      className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken lg:hidden [&_svg]:size-5"
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}

function Heading({ partner }: { partner: Partner }) {
  const name = partnerName(partner);
  usePageTitle(name);
  const { author } = partner;
  return (
    <header className={barClass}>
      <BackLink />
      <Avatar name={name} path={author?.profile_image_url} partner={author?.membership_tier === 'partner'} />
      <h1 className="min-w-0 truncate text-[17px] font-semibold text-ink">
        {author ? (
          <Link to={paths.member(author.id)} className="rounded underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h1>
      {author ? <TierBadge tier={author.membership_tier} /> : null}
    </header>
  );
}

/** What stands in the place of a conversation. */
function Instead({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <div className={`${barClass} lg:hidden`}>
        <BackLink />
      </div>
      <h1 className="sr-only">{title}</h1>
      <div className="flex flex-1 flex-col justify-center overflow-y-auto p-4 sm:p-8">{children}</div>
    </>
  );
}

function Loading() {
  usePageTitle('Messages');
  return (
    <>
      <div className={barClass}>
        <BackLink />
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-5 w-36" />
      </div>
      <h1 className="sr-only">Conversation</h1>
      <ThreadSkeleton />
    </>
  );
}
