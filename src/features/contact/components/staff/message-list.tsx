import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '@/kit/ui/empty-state';
import { ReviewQueue } from '@/shared/moderation/review-queue';
import { messagesQuery } from '../../api/queries';
import type { MessageState } from '../../contact';
import { MessageCard, SubjectBadge, senderName } from './message-card';

const emptyStates = {
  open: { title: 'No open messages', text: 'Legal notices and messages from the contact form appear here.' },
  settled: { title: 'No resolved messages', text: 'Resolved messages appear here with their notes.' },
} as const;

/** The open messages, or the resolved ones. */
export function MessageList({ state }: { state: MessageState }) {
  const list = useInfiniteQuery(messagesQuery(state));
  return (
    <ReviewQueue
      query={list}
      itemsLabel="messages"
      empty={<EmptyState icon={<Inbox />} {...emptyStates[state]} />}
      renderRow={(message) => ({
        title: senderName(message),
        detail: message.email,
        at: message.resolved_at ?? message.created_at,
        badge: <SubjectBadge message={message} />,
      })}
    >
      {(message, settling) => <MessageCard message={message} {...settling} />}
    </ReviewQueue>
  );
}
