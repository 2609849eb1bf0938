import { useEffect, useRef, useState } from 'react';
import { useMemberChanges, useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { conversationTopic } from '../../composing';

/** How often typing is broadcast to the partner. */
const broadcastEveryMs = 3000;

/** Typing ends after this time without a broadcast. */
const stopsAfterMs = 5000;

const memberIn = (payload: unknown) =>
  typeof payload === 'object' && payload && 'member' in payload ? payload.member : null;

interface Typing {
  userId: string;
  /** Null if one member can't see the other, when nothing is broadcast. */
  partnerId: string | null;
}

/** True while the partner is typing, and a function that broadcasts the viewer's typing. */
export function useTyping({ userId, partnerId }: Typing): { typing: boolean; broadcast: () => void } {
  /** The number of broadcasts since the partner started typing; null when idle. */
  const [heard, setHeard] = useState<number | null>(null);
  const lastBroadcast = useRef(0);
  const { sendTyping } = useRealtimeChannel(partnerId && conversationTopic(userId, partnerId), {
    onTyping: (payload) => {
      if (memberIn(payload) === partnerId) setHeard((before) => (before ?? 0) + 1);
    },
  });
  // The message has arrived.
  useMemberChanges('messages', (cause) => {
    if (cause === 'changed') setHeard(null);
  });

  useEffect(() => {
    if (heard === null) return undefined;
    const timer = setTimeout(() => setHeard(null), stopsAfterMs);
    return () => clearTimeout(timer);
  }, [heard]);

  const broadcast = () => {
    const now = Date.now();
    if (now - lastBroadcast.current < broadcastEveryMs) return;
    lastBroadcast.current = now;
    sendTyping({ member: userId });
  };
  return { typing: heard !== null, broadcast };
}
