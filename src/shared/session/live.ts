import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent } from 'react';
import { getSupabase, type Supabase } from '@/shared/supabase/client';
import { useAuth } from './auth-provider';

/** What a member is told of: something of theirs changed. The word carries no content; whoever listens asks again. */
export type Changed = 'notifications' | 'connections' | 'blocks' | 'messages' | 'membership';

/** Why a listener is called: something changed; or the connection stands, and what changed before may have passed unseen. */
export type LiveCause = 'changed' | 'joined';

interface Listener {
  /** `what`: what the word names as changed; undefined where the channel was joined. */
  onChanged?: ((cause: LiveCause, what?: unknown) => void) | undefined;
  onTyping?: ((payload: unknown) => void) | undefined;
}

/** A private channel in this tab, for as long as anybody listens. */
interface Line {
  topic: string;
  listeners: Set<Listener>;
  stop: AbortController;
  /** While it is joined. */
  channel?: RealtimeChannel;
  /** Of the next attempt to join. */
  timer?: ReturnType<typeof setTimeout>;
}

const lines = new Map<string, Line>();

/** After the last channel was given up: another one of that name would be the leaving one until then. */
let left: Promise<unknown> = Promise.resolve();

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * Calls back when `changed` has changed for the signed-in member, here or anywhere, and whenever the connection stands, for
 * the first time or again: changes before that moment may have passed unseen. Without a connection it stays silent.
 */
export function useLive(changed: Changed, onChange: (cause: LiveCause) => void): void {
  const { user } = useAuth();
  useLiveTopic(user && `member:${user.id}`, {
    onChanged: (cause, what) => {
      if (cause === 'joined' || what === changed) onChange(cause);
    },
  });
}

/**
 * Listens to a private channel, as `useLive` does to the member's own; to none for null. `send` tells the others on it that the
 * member is typing, where the connection stands: a word that is lost does no harm.
 */
export function useLiveTopic(
  topic: string | null,
  { onChanged, onTyping }: Listener,
): { sendTyping: (payload: object) => void } {
  const changed = useEffectEvent((cause: LiveCause, what?: unknown) => onChanged?.(cause, what));
  const typing = useEffectEvent((payload: unknown) => onTyping?.(payload));
  useEffect(
    () =>
      topic === null
        ? undefined
        : listen(topic, { onChanged: (cause, what) => changed(cause, what), onTyping: (payload) => typing(payload) }),
    [topic],
  );
  return {
    sendTyping: (payload) => {
      const line = topic === null ? undefined : lines.get(topic);
      // Between two connections it rejects.
      line?.channel?.send({ type: 'broadcast', event: 'typing', payload }).catch(() => undefined);
    },
  };
}

function listen(topic: string, listener: Listener): () => void {
  const line = lines.get(topic) ?? open(topic);
  line.listeners.add(listener);
  return () => {
    line.listeners.delete(listener);
    if (line.listeners.size > 0) return;
    lines.delete(topic);
    clearTimeout(line.timer);
    line.stop.abort();
  };
}

function open(topic: string): Line {
  const line: Line = { topic, listeners: new Set(), stop: new AbortController() };
  lines.set(topic, line);
  void connect(line);
  return line;
}

/**
 * Joins, and joins anew after the server has closed the channel, as it does when its token has run out. `waitMs` is waited before the
 * next attempt where this one fails. Never rejects.
 */
async function connect(line: Line, waitMs = firstWaitMs) {
  try {
    const supabase = await getSupabase();
    await left;
    // The channel is private: it is joined with the session's token, renewed where that has run out.
    await supabase.realtime.setAuth();
    if (!line.stop.signal.aborted) join(supabase, line, waitMs);
  } catch {
    connectLater(line, waitMs);
  }
}

function connectLater(line: Line, waitMs: number) {
  if (line.stop.signal.aborted) return;
  line.timer = setTimeout(() => void connect(line, Math.min(waitMs * 2, longestWaitMs)), waitMs);
}

function join(supabase: Supabase, line: Line, waitMs: number) {
  const stopped = line.stop.signal;
  let stood = false;
  const leave = () => {
    left = supabase.removeChannel(channel).catch(() => undefined);
  };
  const channel: RealtimeChannel = supabase
    .channel(line.topic, { config: { private: true } })
    .on('broadcast', { event: 'changed' }, ({ payload }: { payload?: { changed?: unknown } }) => {
      if (!stopped.aborted) for (const listener of line.listeners) listener.onChanged?.('changed', payload?.changed);
    })
    .on('broadcast', { event: 'typing' }, ({ payload }: { payload?: unknown }) => {
      if (!stopped.aborted) for (const listener of line.listeners) listener.onTyping?.(payload);
    })
    .subscribe((state: string) => {
      if (stopped.aborted) return;
      if (state === 'SUBSCRIBED') {
        stood = true;
        line.channel = channel;
        for (const listener of line.listeners) listener.onChanged?.('joined');
      } else if (state === 'CLOSED') {
        delete line.channel;
        stopped.removeEventListener('abort', leave);
        connectLater(line, stood ? firstWaitMs : waitMs);
      } else {
        // Without it, a word would be posted by HTTP instead.
        delete line.channel;
        // The client joins again by itself, but with the token it knows.
        supabase.realtime.setAuth().catch(() => undefined);
      }
    });
  stopped.addEventListener('abort', leave);
}
