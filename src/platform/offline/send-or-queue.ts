import { isTransient } from '@/platform/errors/errors';
import { pendingQuery, withinTime, type Outgoing, type Send, type SenderContext } from './outgoing';

/**
 * Sends a change. Without an answer, it waits in the outbox to be sent again, which is a success, too: screens show
 * what waits. Rejects if the backend refuses it, or if this browser can't keep it.
 */
export async function sendOrQueue<T>(context: SenderContext, outgoing: Outgoing<T>, send: Send<T>): Promise<void> {
  const { client, userId } = context;
  const waiting = client.getQueryData(pendingQuery(userId).queryKey) ?? [];
  // After what waits, which it may replace.
  const isNext = !waiting.some(
    ({ kind, key, path, state }) =>
      (kind === outgoing.kind && key === outgoing.key) ||
      (path === outgoing.path && (state === 'sending' || state === 'waiting')),
  );
  if (!(isNext && navigator.onLine) && (await queue(context, outgoing, send))) return;
  try {
    await withinTime(send(outgoing.value, context));
  } catch (error) {
    if (!isTransient(error) || !(await queue(context, outgoing, send))) throw error;
  }
}

/** Leaves a change to the outbox. Resolves with false if this browser keeps nothing, as on the public site. */
export async function queue<T>(context: SenderContext, outgoing: Outgoing<T>, send: Send<T>): Promise<boolean> {
  const loaded = await import('./outbox').catch(() => null);
  return loaded?.outboxOf(context).add(outgoing, send, { onlyIfStored: true }) ?? false;
}

/** Forgets what waits in the outbox. */
export function discard(context: SenderContext, id: string): void {
  import('./outbox').then(({ outboxOf }) => outboxOf(context).discard(id)).catch(() => undefined);
}
