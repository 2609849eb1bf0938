import { lazy } from 'react';

const load = () => import('./conversation');

/** `Conversation`, downloaded when one opens: on phones the inbox shows first. */
export const LazyConversation = lazy(async () => ({ default: (await load()).Conversation }));

/** Starts to download the conversation's code. */
export function preloadConversation() {
  // A failure is reported when a conversation opens.
  load().catch(() => undefined);
}
