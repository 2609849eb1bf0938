import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { Inbox } from './inbox/inbox';
import { NewMessage } from './inbox/new-message';
import { ConversationSkeleton } from './thread/conversation-skeleton';
import { LazyConversation } from './thread/lazy-conversation';
import { useKeyboardInset } from './use-keyboard-inset';

interface MessagesProps {
  /** The conversation in the URL; null for the inbox alone. */
  address: string | null;
  /** The id of the listing to write about. */
  re: string | null;
}

/** The inbox and the open conversation: side by side on wide screens, one at a time on narrow ones. */
export function Messages({ address, re }: MessagesProps) {
  const user = useUser();
  useKeyboardInset();
  const Title = address === null ? 'h1' : 'h2';
  return (
    // Fills the window and scrolls inside; on phones an open conversation also covers the tab bar.
    <div
      data-fills-window
      data-conversation={address === null ? undefined : ''}
      className="flex min-h-0 min-w-0 flex-1 bg-paper"
    >
      <section
        aria-label="Inbox"
        className={clsx(
          'min-h-0 w-full min-w-0 flex-col border-line bg-surface lg:flex lg:w-80 lg:shrink-0 lg:border-r xl:w-96',
          address === null ? 'flex' : 'hidden',
        )}
      >
        <div className="flex min-h-16 items-center gap-3 px-4">
          <Title className="min-w-0 flex-1 text-xl font-bold tracking-tight">Messages</Title>
          <NewMessage userId={user.id} />
        </div>
        <Inbox userId={user.id} shown={address} />
      </section>
      <section
        aria-label="Conversation"
        className={clsx('min-h-0 min-w-0 flex-1 flex-col lg:flex', address === null ? 'hidden' : 'flex')}
      >
        {address === null ? (
          <NothingSelected />
        ) : (
          <Suspense fallback={<ConversationSkeleton />}>
            <LazyConversation key={`${user.id} ${address}`} userId={user.id} address={address} re={re} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

function NothingSelected() {
  usePageTitle('Messages');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center text-muted">
      <MessagesSquare aria-hidden className="size-10 text-edge" />
      <p>Select a conversation to read it here.</p>
    </div>
  );
}
