import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent } from 'react';
import { getSupabase, type Supabase } from '@/shared/supabase/client';
import { useAuth } from './auth-provider';

/** What a member is told of: something of theirs changed. The word carries no content; whoever listens asks again. */
export type Changed = 'notifications' | 'connections' | 'blocks';

/** Why a listener is called: something changed; or the connection stands, and what changed before may have passed unseen. */
export type LiveCause = 'changed' | 'joined';

interface Listener {
  changed: Changed;
  onChange: (cause: LiveCause) => void;
}

/** The one channel of a member in this tab, for as long as anybody listens. */
interface Line {
  memberId: string;
  listeners: Set<Listener>;
  stop: AbortController;
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
  const memberId = user?.id ?? null;
  const tell = useEffectEvent(onChange);
  useEffect(() => (memberId === null ? undefined : listen(memberId, { changed, onChange: (cause) => tell(cause) })), [memberId, changed]);
}

function listen(memberId: string, listener: Listener): () => void {
  const line = lines.get(memberId) ?? open(memberId);
  line.listeners.add(listener);
  return () => {
    line.listeners.delete(listener);
    if (line.listeners.size > 0) return;
    lines.delete(memberId);
    clearTimeout(line.timer);
    line.stop.abort();
  };
}

function open(memberId: string): Line {
  const line: Line = { memberId, listeners: new Set(), stop: new AbortController() };
  lines.set(memberId, line);
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
    .channel(`member:${line.memberId}`, { config: { private: true } })
    .on('broadcast', { event: 'changed' }, ({ payload }: { payload?: { changed?: unknown } }) => {
      if (!stopped.aborted) tellListeners(line, payload?.changed);
    })
    .subscribe((state: string) => {
      if (stopped.aborted) return;
      if (state === 'SUBSCRIBED') {
        stood = true;
        tellListeners(line);
      } else if (state === 'CLOSED') {
        stopped.removeEventListener('abort', leave);
        connectLater(line, stood ? firstWaitMs : waitMs);
      } else {
        // The client joins again by itself, but with the token it knows.
        supabase.realtime.setAuth().catch(() => undefined);
      }
    });
  stopped.addEventListener('abort', leave);
}

/** Tells those who wait for this change, or all of them where no change is named. */
function tellListeners(line: Line, changed?: unknown) {
  for (const listener of line.listeners) {
    if (changed === undefined || listener.changed === changed) listener.onChange(changed === undefined ? 'joined' : 'changed');
  }
}
