import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { plainText } from '@/shared/lib/mentions';
import { useMarkRead } from '../../api/changes';
import type { Conversation, Message, Pending } from '../../message';
import { partnerName } from '../../rules';
import { firstUnread, rowsOf } from '../../thread-rules';
import { MessageList } from './message-list';
import { useThread } from './use-thread';
import { useVisible } from './use-visible';

interface ThreadProps {
  userId: string;
  /** How the conversation was asked for. */
  address: string;
  conversation: Conversation;
  /** To this partner. */
  pending: readonly Pending[];
  beginning: ReactNode;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** The messages of a conversation: loading, failed, or there. */
export function Thread(props: ThreadProps) {
  const thread = useThread(props.userId, props.conversation.id);
  if (thread.messages === undefined) {
    if (!thread.error) return <ThreadSkeleton />;
    return (
      <div className="flex flex-1 flex-col justify-center overflow-y-auto p-4">
        <ErrorState
          title="These messages could not be loaded"
          text={explainFailure(thread.error)}
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
    () => rowsOf({ messages, pending, readerId: userId, partnerReadAt, unreadFrom, now: new Date(readAt) }),
    [messages, pending, userId, partnerReadAt, unreadFrom, readAt],
  );
  const newest = messages.findLast(({ user_id }) => user_id !== userId);
  const news = useNews(newest, name);

  const { mutate: mark } = useMarkRead(userId, address);
  const seen = useVisible() && atEnd && unread > 0 ? newest?.created_at : undefined;
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
          className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line px-3 py-1 text-sm text-muted"
        >
          Newer messages could not be loaded.
          <Button variant="ghost" size="sm" onClick={thread.readNewer}>
            Retry
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What to announce: a message that came while the conversation was open. */
function useNews(newest: Message | undefined, name: string): string | null {
  const [known, setKnown] = useState(newest?.id);
  const [news, setNews] = useState<string | null>(null);
  if (newest?.id !== known) {
    setKnown(newest?.id);
    setNews(newest ? `New message from ${name}: ${plainText(newest.content) || 'an attachment'}` : null);
  }
  return news;
}

/** Bubbles while messages are asked for. */
export function ThreadSkeleton() {
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 overflow-hidden px-5 pb-4">
      <output className="sr-only">Loading messages</output>
      {['w-56', 'w-72 self-end', 'w-40 self-end', 'w-64', 'w-48 self-end'].map((shape) => (
        <Skeleton key={shape} className={`h-10 max-w-[75%] rounded-[18px]! ${shape}`} />
      ))}
    </div>
  );
}
