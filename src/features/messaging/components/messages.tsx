import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useAuth } from '@/shared/session/auth-provider';
import { usePageTitle } from '@/shared/ui/route-effects';
import { Inbox } from './inbox/inbox';
import { Conversation } from './thread/conversation';
import { useKeyboardRoom } from './use-keyboard-room';

interface MessagesProps {
  /** The conversation in the address; null for the list alone. */
  address: string | null;
  /** Id of the listing to be written about. */
  re: string | null;
}

/** The member's conversations and the one that is open: side by side on wide screens, one of the two on narrow ones. */
export function Messages({ address, re }: MessagesProps) {
  const { user } = useAuth();
  useKeyboardRoom();
  if (!user) return null;
  const Title = address === null ? 'h1' : 'h2';
  return (
    // Fills the window, and scrolls inside itself; on phones an open conversation takes the place of the tab bar as well.
    <div
      data-fills-window
      data-conversation={address === null ? undefined : ''}
      className="flex min-h-0 flex-1 bg-paper"
    >
      <section
        aria-label="Inbox"
        className={clsx(
          'min-h-0 w-full flex-col border-line bg-surface lg:flex lg:w-80 lg:shrink-0 lg:border-r xl:w-96',
          address === null ? 'flex' : 'hidden',
        )}
      >
        <Title className="flex min-h-16 items-center px-4 text-xl font-bold tracking-tight">Messages</Title>
        <Inbox userId={user.id} shown={address} />
      </section>
      <section
        aria-label="Conversation"
        className={clsx('min-h-0 min-w-0 flex-1 flex-col lg:flex', address === null ? 'hidden' : 'flex')}
      >
        {address === null ? (
          <NoneOpen />
        ) : (
          <Conversation key={`${user.id} ${address}`} userId={user.id} address={address} re={re} />
        )}
      </section>
    </div>
  );
}

function NoneOpen() {
  usePageTitle('Messages');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center text-muted">
      <MessagesSquare aria-hidden className="size-10 text-edge" />
      <p>Your conversations open here.</p>
    </div>
  );
}
