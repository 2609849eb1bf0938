import { useEffect, useRef, useState } from 'react';
import { useLive, useLiveTopic } from '@/shared/session/live';

/** While somebody types, the partner is told this often. */
const tellEveryMs = 3000;

/** Without another word, somebody who typed has stopped. */
const stopsAfterMs = 5000;

const memberIn = (payload: unknown) =>
  typeof payload === 'object' && payload && 'member' in payload ? payload.member : null;

interface Typing {
  userId: string;
  /** Null before the first message, and across a block: nobody is told. */
  conversationId: string | null;
  partnerId: string | null;
}

/** Whether the partner is typing, and how to tell them that the reader is. */
export function useTyping({ userId, conversationId, partnerId }: Typing): { typing: boolean; tell: () => void } {
  /** Since it was quiet, how often the partner was heard; null while it is quiet. */
  const [heard, setHeard] = useState<number | null>(null);
  const told = useRef(0);
  const { sendTyping } = useLiveTopic(conversationId && `conversation:${conversationId}`, {
    onTyping: (payload) => {
      if (memberIn(payload) === partnerId) setHeard((before) => (before ?? 0) + 1);
    },
  });
  // What was typed has come.
  useLive('messages', (cause) => {
    if (cause === 'changed') setHeard(null);
  });

  useEffect(() => {
    if (heard === null) return undefined;
    const timer = setTimeout(() => setHeard(null), stopsAfterMs);
    return () => clearTimeout(timer);
  }, [heard]);

  const tell = () => {
    const now = Date.now();
    if (now - told.current < tellEveryMs) return;
    told.current = now;
    sendTyping({ member: userId });
  };
  return { typing: heard !== null, tell };
}
