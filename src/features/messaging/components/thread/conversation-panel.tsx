import { clsx } from 'clsx';
import { describeError } from '@/platform/errors/describe-error';
import { ErrorState } from '@/kit/ui/error-state';
import type { Subject } from '../../message';
import { OpenConversation } from './open-conversation';
import { ThreadSkeleton } from './thread-skeleton';
import { useConversation } from './use-conversation';

interface ConversationPanelProps {
  userId: string;
  memberId: string;
  /** The listing it's about, or null. */
  subject: Subject | null;
  className: string;
  /** Classes that set the height of the message list. */
  heightClass: string;
  /** Whether the composer has the focus from the start. */
  takesFocus: boolean;
}

/** The conversation with a member outside of the inbox: in a dialog, or in a deal. */
export function ConversationPanel({
  userId,
  memberId,
  subject,
  className,
  heightClass,
  takesFocus,
}: ConversationPanelProps) {
  const { found, error, retry, retrying } = useConversation(userId, memberId);
  return (
    <div className={clsx('flex flex-col', className)}>
      {found ? (
        <OpenConversation
          userId={userId}
          address={memberId}
          conversation={found.conversation}
          partner={found.partner}
          subject={subject}
          listClass={clsx('border-y border-line bg-paper', heightClass)}
          takesFocus={takesFocus}
        />
      ) : (
        <div className={clsx('flex flex-col', heightClass)}>
          {found === undefined && !error ? (
            <ThreadSkeleton />
          ) : (
            <ErrorState
              className="m-4"
              title="We couldn’t load this conversation"
              text={error ? describeError(error) : 'This member is no longer available.'}
              onRetry={retry}
              retrying={retrying}
            />
          )}
        </div>
      )}
    </div>
  );
}
