import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import type { Message, OutgoingMessage } from '../message';
import { messagesIn, overlaps } from '../thread';
import { messagingKeys } from './keys';
import { readMessages, threadQuery } from './queries';

/** Messages newer than the loaded pages. Filled by `catchUp` and `showSent`; never fetches. */
export function newerQuery(userId: string, conversationId: string) {
  return queryOptions({
    queryKey: messagingKeys.newer(userId, conversationId),
    meta: persisted,
    queryFn: (): Message[] => [],
    initialData: [] as Message[],
    enabled: false,
    staleTime: Infinity,
  });
}

function add(client: QueryClient, userId: string, conversationId: string, messages: readonly Message[]) {
  client.setQueryData(newerQuery(userId, conversationId).queryKey, (old = []) => messagesIn([], [...old, ...messages]));
}

function knownOf(client: QueryClient, userId: string, conversationId: string): Message[] | null {
  const thread = client.getQueryData(threadQuery(userId, conversationId).queryKey);
  return thread
    ? messagesIn(thread.pages, client.getQueryData(newerQuery(userId, conversationId).queryKey) ?? [])
    : null;
}

/** Loads all messages that arrived since the conversation was loaded. Does nothing if it hasn't been loaded. */
export async function catchUp(client: QueryClient, userId: string, conversationId: string): Promise<void> {
  const messages = knownOf(client, userId, conversationId);
  if (messages === null) return;
  const known = new Set(messages.map(({ id }) => id));
  const read: Message[] = [];
  for (let page = await readMessages(conversationId, null); ; page = await readMessages(conversationId, page.next)) {
    read.push(...page.items);
    if (overlaps(known, page)) break;
  }
  add(client, userId, conversationId, read);
}

/** Adds a sent message to the cache, always as the newest, even if the local clock is behind. */
export function addSentMessage(
  client: QueryClient,
  userId: string,
  conversationId: string,
  message: OutgoingMessage,
): void {
  const newest = knownOf(client, userId, conversationId)?.at(-1);
  const at = Math.max(Date.now(), newest ? Date.parse(newest.created_at) + 1 : 0);
  const { id, content, subject: property, attachments } = message;
  add(client, userId, conversationId, [
    { id, user_id: userId, content, created_at: new Date(at).toISOString(), property, attachments },
  ]);
}
