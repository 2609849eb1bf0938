import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';
import { WaitingList } from '@/shared/ui/waiting-list';
import { messagesQuery } from '../../api/messages';
import type { MessageState } from '../../contact';
import { MessageCard } from './message-card';

const nothing = {
  open: { title: 'No open messages', text: 'What visitors and members send through the contact form appears here.' },
  settled: {
    title: 'Nothing was settled yet',
    text: 'Messages that need nothing more stand here, with what was noted.',
  },
} as const;

/** The open messages, each to be settled, or those that were. */
export function MessageList({ state }: { state: MessageState }) {
  const list = useInfiniteQuery(messagesQuery(state));
  return (
    <WaitingList list={list} what="messages" empty={<EmptyState icon={<Inbox />} {...nothing[state]} />}>
      {(message, settling) => <MessageCard message={message} {...settling} />}
    </WaitingList>
  );
}
