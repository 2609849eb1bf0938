import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { useEffect, useEffectEvent } from 'react';
import { getRealtime } from '@/platform/supabase/realtime';
import { useAuth } from '@/platform/auth/auth-provider';

/** What can change for a member. Broadcasts carry no data; listeners refetch. */
export type MemberChange =
  | 'notifications'
  | 'connections'
  | 'blocks'
  | 'messages'
  | 'membership'
  | 'standing'
  | 'documents'
  | 'pipeline'
  | 'deals';

/** 'changed': something changed. 'joined': the channel was (re)joined, so earlier changes may have been missed. */
export type ChangeCause = 'changed' | 'joined';

interface Listener {
  /** `what` names the change; undefined when joined. */
  onChanged?: ((cause: ChangeCause, what?: unknown) => void) | undefined;
  onTyping?: ((payload: unknown) => void) | undefined;
}

/** A private channel, shared by all listeners in this tab. */
interface SharedChannel {
  topic: string;
  listeners: Set<Listener>;
  /** Aborted when the last listener leaves. */
  stop: AbortController;
  /** Set while joined. */
  channel?: RealtimeChannel;
  /** Timer of the next attempt to join. */
  timer?: ReturnType<typeof setTimeout>;
}

const channels = new Map<string, SharedChannel>();

/** Resolves once the last channel has left. Until then supabase-js would return that channel for its topic. */
let leaving: Promise<unknown> = Promise.resolve();

const minRetryMs = 1000;
const maxRetryMs = 60_000;

/**
 * Calls back when `subject` changes for the signed-in member, on any device, and whenever the channel is (re)joined,
 * because earlier changes may have been missed. Never called while offline.
 */
export function useMemberChanges(subject: MemberChange, onChange: (cause: ChangeCause) => void): void {
  const { user } = useAuth();
  useRealtimeChannel(user && `member:${user.id}`, {
    onChanged: (cause, what) => {
      if (cause === 'joined' || what === subject) onChange(cause);
    },
  });
}

/**
 * Listens to a private channel; to none if `topic` is null. `sendTyping` broadcasts that the member is typing, and does
 * nothing while disconnected.
 */
export function useRealtimeChannel(
  topic: string | null,
  { onChanged, onTyping }: Listener,
): { sendTyping: (payload: object) => void } {
  const changed = useEffectEvent((cause: ChangeCause, what?: unknown) => onChanged?.(cause, what));
  const typing = useEffectEvent((payload: unknown) => onTyping?.(payload));
  useEffect(
    () =>
      topic === null
        ? undefined
        : addListener(topic, {
            onChanged: (cause, what) => changed(cause, what),
            onTyping: (payload) => typing(payload),
          }),
    [topic],
  );
  return {
    sendTyping: (payload) => {
      const shared = topic === null ? undefined : channels.get(topic);
      // Rejects while reconnecting.
      shared?.channel?.send({ type: 'broadcast', event: 'typing', payload }).catch(() => undefined);
    },
  };
}

function addListener(topic: string, listener: Listener): () => void {
  const shared = channels.get(topic) ?? open(topic);
  shared.listeners.add(listener);
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size > 0) return;
    channels.delete(topic);
    clearTimeout(shared.timer);
    shared.stop.abort();
  };
}

function open(topic: string): SharedChannel {
  const shared: SharedChannel = { topic, listeners: new Set(), stop: new AbortController() };
  channels.set(topic, shared);
  void connect(shared);
  return shared;
}

/**
 * Joins the channel, and rejoins after the server closes it, for example when the token expires. After a failure, the
 * next attempt starts in `retryMs`. Never rejects.
 */
async function connect(shared: SharedChannel, retryMs = minRetryMs) {
  try {
    const realtime = await getRealtime();
    await leaving;
    // Private channels need the session's current token.
    await realtime.setAuth();
    if (!shared.stop.signal.aborted) join(realtime, shared, retryMs);
  } catch {
    connectLater(shared, retryMs);
  }
}

function connectLater(shared: SharedChannel, retryMs: number) {
  if (shared.stop.signal.aborted) return;
  shared.timer = setTimeout(() => void connect(shared, Math.min(retryMs * 2, maxRetryMs)), retryMs);
}

function join(realtime: RealtimeClient, shared: SharedChannel, retryMs: number) {
  const { signal } = shared.stop;
  let wasJoined = false;
  const leave = () => {
    leaving = realtime.removeChannel(channel).catch(() => undefined);
  };
  const channel: RealtimeChannel = realtime
    .channel(shared.topic, { config: { private: true } })
    .on('broadcast', { event: 'changed' }, ({ payload }: { payload?: { changed?: unknown } }) => {
      if (!signal.aborted) for (const listener of shared.listeners) listener.onChanged?.('changed', payload?.changed);
    })
    .on('broadcast', { event: 'typing' }, ({ payload }: { payload?: unknown }) => {
      if (!signal.aborted) for (const listener of shared.listeners) listener.onTyping?.(payload);
    })
    .subscribe((state: string) => {
      if (signal.aborted) return;
      if (state === 'SUBSCRIBED') {
        wasJoined = true;
        shared.channel = channel;
        for (const listener of shared.listeners) listener.onChanged?.('joined');
      } else if (state === 'CLOSED') {
        delete shared.channel;
        signal.removeEventListener('abort', leave);
        connectLater(shared, wasJoined ? minRetryMs : retryMs);
      } else {
        // Otherwise `send` would fall back to HTTP.
        delete shared.channel;
        // The client rejoins automatically, but with its old token.
        realtime.setAuth().catch(() => undefined);
      }
    });
  signal.addEventListener('abort', leave);
}
