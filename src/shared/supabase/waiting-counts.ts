import { getSupabase } from './client';
import { unwrap } from './errors';

/** What waits for a member: unread notifications, conversations with something unread, connection requests to answer. */
export interface WaitingCounts {
  notifications: number;
  messages: number;
  requests: number;
}

let underWay: Promise<WaitingCounts> | null = null;

/**
 * What waits for the signed-in member. Several parts of a screen ask for it when they come to show, each for its own number: the
 * `first` time they get the answer that is under way. Later ones ask anew, since that answer may be older than what made them ask.
 */
export function readWaitingCounts(first: boolean): Promise<WaitingCounts> {
  if (first && underWay) return underWay;
  const answer = ask().finally(() => {
    if (underWay === answer) underWay = null;
  });
  underWay = answer;
  return answer;
}

async function ask(): Promise<WaitingCounts> {
  const supabase = await getSupabase();
  return unwrap(await supabase.rpc('waiting_counts').retry(false).single());
}
