import { clsx } from 'clsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { plainText } from '@/domain/text/mentions';
import { useMarkRead } from '../../api/mutations';
import type { Conversation, Message, PendingMessage } from '../../message';
import { partnerName } from '../../composing';
import { firstUnread, toRows } from '../../thread';
import { MessageList } from './message-list';
import { ThreadSkeleton } from './thread-skeleton';
import { useThread } from './use-thread';
import { useDocumentVisible } from './use-document-visible';

interface ThreadProps {
  userId: string;
  /** The conversation's address in the URL. */
  address: string;
  conversation: Conversation;
  /** Pending messages to this partner. */
  pending: readonly PendingMessage[];
  beginning: ReactNode;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A conversation's messages, or the loading or error state. */
export function Thread(props: ThreadProps) {
  const thread = useThread(props.userId, props.conversation.id);
  if (thread.messages === undefined) {
    if (!thread.error) return <ThreadSkeleton />;
    return (
      <div className="flex flex-1 flex-col justify-center overflow-y-auto p-4">
        <ErrorState
          title="We couldn’t load these messages"
          text={describeError(thread.error)}
          onRetry={thread.retry}
          retrying={thread.retrying}
        />
      </div>
    );
  }
  return <Messages {...props} messages={thread.messages} thread={thread} />;
}

function Messages({
  messages,
  thread,
  ...props
}: ThreadProps & { messages: Message[]; thread: ReturnType<typeof useThread> }) {
  const { userId, address, conversation, pending, beginning, onRetry, onDiscard } = props;
  const { partner, unread, partnerReadAt } = conversation;
  const { readAt } = thread;
  const name = partnerName(partner);
  const [atEnd, setAtEnd] = useState(true);
  const [unreadFrom] = useState(() => firstUnread(messages, userId, unread));
  const rows = useMemo(
    () => toRows({ messages, pending, readerId: userId, partnerReadAt, unreadFrom, now: new Date(readAt) }),
    [messages, pending, userId, partnerReadAt, unreadFrom, readAt],
  );
  const newest = messages.findLast(({ user_id }) => user_id !== userId);
  const news = useNews(newest, name);

  const { mutate: mark } = useMarkRead(userId, address);
  const seen = useDocumentVisible() && atEnd && unread > 0 ? newest?.created_at : undefined;
  useEffect(() => {
    if (seen !== undefined) mark({ conversationId: conversation.id, until: seen });
  }, [seen, mark, conversation.id]);

  return (
    <>
      <MessageList
        rows={rows}
        older={thread.older}
        partner={partner}
        name={name}
        beginning={beginning}
        onEnd={setAtEnd}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
      <output className="sr-only">{news}</output>
      {thread.behind ? (
        <div
          role="alert"
          className={clsx(
            'flex flex-wrap items-center justify-center gap-x-2 border-t border-line px-3 py-1',
            'text-sm text-muted',
          )}
        >
          We couldn’t load newer messages.
          <Button variant="ghost" size="sm" onClick={thread.readNewer}>
            Retry
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The screen reader announcement of a message that arrived while the conversation was open. */
function useNews(newest: Message | undefined, name: string): string | null {
  const [known, setKnown] = useState(newest?.id);
  const [news, setNews] = useState<string | null>(null);
  if (newest?.id !== known) {
    setKnown(newest?.id);
    setNews(newest ? `New message from ${name}: ${plainText(newest.content) || 'an attachment'}` : null);
  }
  return news;
}
