import { useQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { describeError } from '@/platform/errors/describe-error';
import { Avatar } from '@/platform/pictures/avatar';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { ErrorState } from '@/kit/ui/error-state';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { TierBadge } from '@/shared/members/tier-badge';
import { subjectQuery } from '../../api/queries';
import type { Partner } from '../../message';
import { partnerName } from '../../composing';
import { storeLinkedMessage } from '../../linked-message';
import { BackLink, barClass } from './conversation-bar';
import { ConversationSkeleton } from './conversation-skeleton';
import { OpenConversation } from './open-conversation';
import { useConversation } from './use-conversation';

interface ConversationProps {
  userId: string;
  /** From the URL: the partner's id, or the conversation's if the partner's account was deleted. */
  address: string;
  /** The id of the listing to write about. */
  re: string | null;
}

/** A conversation, or its loading, error or not-found state. */
export function Conversation({ userId, address, re }: ConversationProps) {
  const { found, error, retry, retrying } = useConversation(userId, address);
  const { data: subject } = useQuery({ ...subjectQuery(re ?? ''), enabled: re !== null });
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  // Before the composer reads the stored draft.
  useState(() => storeLinkedMessage(userId, address, hash));
  useEffect(() => {
    if (hash !== '') void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, navigate]);
  const dropSubject = () => {
    const params = new URLSearchParams(search);
    params.delete('re');
    void navigate({ search: params.toString() }, { replace: true });
  };

  if (found === undefined) {
    if (!error) return <ConversationSkeleton />;
    return (
      <StateFrame title="Conversation">
        <ErrorState
          title="We couldn’t load this conversation"
          text={describeError(error)}
          onRetry={retry}
          retrying={retrying}
        />
      </StateFrame>
    );
  }
  if (found === null) {
    return (
      <StateFrame title="Member not found">
        <EmptyState
          icon={<MessageCircleOff />}
          title={address === userId ? 'This is you' : 'Member not found'}
          text={
            address === userId
              ? 'You can’t message yourself.'
              : "The member you're looking for doesn't exist or has been removed."
          }
          action={<ButtonLink to={paths.members}>Browse Members</ButtonLink>}
        />
      </StateFrame>
    );
  }
  return (
    <>
      <Heading partner={found.partner} />
      <OpenConversation
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

function Heading({ partner }: { partner: Partner }) {
  const name = partnerName(partner);
  usePageTitle(name);
  const { author } = partner;
  return (
    <header className={barClass}>
      <BackLink />
      <Avatar name={name} path={author?.profile_image_url} tier={author?.membership_tier} />
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

/** The frame for a state shown instead of a conversation. */
function StateFrame({ title, children }: { title: string; children: ReactNode }) {
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
