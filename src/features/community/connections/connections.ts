import { RequestFailure } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import type { Connection, MemberCard } from '../members/member';

/** An action on a connection or a request. */
export type ConnectAction = 'request' | 'withdraw' | 'accept' | 'decline' | 'remove';

/** The connection state after each action; null for none. */
export const resultingStates: Readonly<Record<ConnectAction, Connection['state'] | null>> = {
  request: 'sent',
  withdraw: null,
  accept: 'connected',
  decline: null,
  remove: null,
};

const conflictCode = 'conflictCode';

/** The error of an action on a connection that changed since it was shown. */
export function connectionConflict(): RequestFailure {
  return new RequestFailure('not-found', 'The connection has changed.', conflictCode, null);
}

/** True when the other member, or another tab, changed the connection first. */
export function isConnectionConflict(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === conflictCode;
}

/** Maximum length of the note with a request, in characters, as in the database. */
export const maxNoteLength = 300;

const failureMessages: Readonly<Record<ConnectAction, string>> = {
  request: 'Your request wasn’t sent.',
  withdraw: 'Your request wasn’t withdrawn.',
  accept: 'The request wasn’t accepted.',
  decline: 'The request wasn’t declined.',
  remove: 'The connection wasn’t removed.',
};

const conflictMessages: Readonly<Record<ConnectAction, string>> = {
  request: 'This changed while you were away. Showing the latest.',
  withdraw: 'Your request has already been answered.',
  accept: 'This request is no longer available.',
  decline: 'This request is no longer open.',
  remove: 'This connection has changed. Showing the latest.',
};

/** The message shown when an action fails. */
export function connectErrorMessage(action: ConnectAction, error: unknown): string {
  if (error instanceof RequestFailure) {
    if (action === 'request' && error.kind === 'duplicate')
      return 'You have already sent a connection request to this user';
    if (isConnectionConflict(error)) return conflictMessages[action];
    if (error.kind === 'forbidden') return `${failureMessages[action]} This member isn’t available.`;
  }
  // Limits and the wait after a declined request.
  return `${failureMessages[action]} ${describeError(error)}`;
}

type CountedConnection = Pick<MemberCard, 'connection' | 'stats'>;

/** The member's connection and counters after their connection to the viewer changed. */
export function withConnection(member: CountedConnection, connection: Connection | null): CountedConnection {
  const change = Number(connection?.state === 'connected') - Number(member.connection?.state === 'connected');
  const stats = member.stats && { ...member.stats, connections: Math.max(0, member.stats.connections + change) };
  return { connection, stats };
}

/** The member's follow state and counters after the viewer followed or unfollowed them. */
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

/** The tabs of the connections screen, as the URL names them. */
export type NetworkTab = 'received' | 'sent' | 'connected' | 'following';

/** The tab named in the URL; 'received' for anything else. */
export function parseNetworkTab(value: string | null): NetworkTab {
  return value === 'sent' || value === 'connected' || value === 'following' ? value : 'received';
}
