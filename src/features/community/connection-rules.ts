import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import type { Connection, MemberCard } from './member';

/** What a member can do about a connection. */
export type ConnectAction = 'request' | 'withdraw' | 'accept' | 'decline' | 'remove';

/** What stands between two members once an action has been taken; null: nothing. */
export const outcomes: Readonly<Record<ConnectAction, Connection['state'] | null>> = {
  request: 'sent',
  withdraw: null,
  accept: 'connected',
  decline: null,
  remove: null,
};

const overtaken = 'overtaken';

/** The failure of an action on a connection that is no longer as it was shown. */
export function overtakenFailure(): RequestFailure {
  return new RequestFailure('not-found', 'The connection is not as it was shown.', overtaken, null);
}

/** Whether an action came too late: the other member, or another tab, was quicker. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === overtaken;
}

const failed: Readonly<Record<ConnectAction, string>> = {
  request: 'The request was not sent.',
  withdraw: 'The request was not withdrawn.',
  accept: 'The request was not accepted.',
  decline: 'The request was not declined.',
  remove: 'The connection was not removed.',
};

const meanwhile: Readonly<Record<ConnectAction, string>> = {
  request: 'This changed meanwhile. Here is how things stand now.',
  withdraw: 'Your request was answered meanwhile.',
  accept: 'This request is no longer there.',
  decline: 'This request is no longer open.',
  remove: 'This connection changed meanwhile.',
};

/** Why an action did not work, for the reader. */
export function connectProblem(action: ConnectAction, error: unknown): string {
  if (error instanceof RequestFailure) {
    if (action === 'request' && error.kind === 'duplicate')
      return 'You have already sent a connection request to this user';
    if (isOvertaken(error)) return meanwhile[action];
    if (error.kind === 'forbidden') return `${failed[action]} This member is not available.`;
  }
  return `${failed[action]} ${explainFailure(error)}`;
}

type Counted = Pick<MemberCard, 'connection' | 'stats'>;

/** A member with another connection to the reader, counted. */
export function withConnection(member: Counted, connection: Connection | null): Counted {
  const change = Number(connection?.state === 'connected') - Number(member.connection?.state === 'connected');
  const stats = member.stats && { ...member.stats, connections: Math.max(0, member.stats.connections + change) };
  return { connection, stats };
}

/** A member whom the reader follows, or does not, counted. */
export function withFollowed(
  member: Pick<MemberCard, 'followed' | 'stats'>,
  followed: boolean,
): Pick<MemberCard, 'followed' | 'stats'> {
  const change = Number(followed) - Number(member.followed);
  return {
    followed,
    stats: member.stats && { ...member.stats, followers: Math.max(0, member.stats.followers + change) },
  };
}

/** The parts of the connections screen, as they stand in the address. */
export type NetworkTab = 'received' | 'sent' | 'connected' | 'following';

/** The part that the address names; the first one for anything else. */
export function networkTabOf(value: string | null): NetworkTab {
  return value === 'sent' || value === 'connected' || value === 'following' ? value : 'received';
}
