import { useQuery } from '@tanstack/react-query';
import { conversationQuery, personQuery } from '../../api/queries';
import type { Conversation, Partner } from '../../message';

interface Found {
  /** Null before the first message. */
  conversation: Conversation | null;
  partner: Partner;
}

/**
 * The conversation at an address, or the member it would be with. `found` is undefined while loading or after an error,
 * and null if there's no such member.
 */
export function useConversation(userId: string, address: string) {
  const conversation = useQuery(conversationQuery(userId, address));
  const unwritten = conversation.data === null && address !== userId;
  const person = useQuery({ ...personQuery(userId, address), enabled: unwritten });

  const find = (): Found | null | undefined => {
    if (conversation.data) return { conversation: conversation.data, partner: conversation.data.partner };
    if (conversation.data === null && !unwritten) return null;
    if (person.data) return { conversation: null, partner: { id: person.data.id, author: person.data } };
    return unwritten ? person.data : undefined;
  };
  const asked = unwritten ? person : conversation;
  return { found: find(), error: asked.error, retry: () => void asked.refetch(), retrying: asked.isFetching };
}
