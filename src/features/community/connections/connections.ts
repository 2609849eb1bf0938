import { RequestFailure } from '@/platform/errors/errors';
import type { ErrorTexts } from '@/platform/errors/describe-error';
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

/** The error of an action on a connection that changed since it was shown. */
export function connectionConflict(): RequestFailure {
  return new RequestFailure('not-found', 'The connection has changed.', 'connection_changed', null);
}

/** True when the other member, or another tab, changed the connection first. */
export function isConnectionConflict(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === 'connection_changed';
}

/** Maximum length of the note with a request, in characters, as in the database. */
export const maxNoteLength = 300;

const errorsOf = (failed: string, conflict: string): ErrorTexts => ({
  'code:connection_changed': conflict,
  forbidden: `${failed} This member isn’t available.`,
  // Also before limits and the wait after a declined request.
  failed,
});

/** When an action on a connection fails. */
export const connectErrors: Readonly<Record<ConnectAction, ErrorTexts>> = {
  request: {
    ...errorsOf('Your request wasn’t sent.', 'This changed while you were away. Showing the latest.'),
    duplicate: 'You have already sent a connection request to this user',
  },
  withdraw: errorsOf('Your request wasn’t withdrawn.', 'Your request has already been answered.'),
  accept: errorsOf('The request wasn’t accepted.', 'This request is no longer available.'),
  decline: errorsOf('The request wasn’t declined.', 'This request is no longer open.'),
  remove: errorsOf('The connection wasn’t removed.', 'This connection has changed. Showing the latest.'),
};

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
