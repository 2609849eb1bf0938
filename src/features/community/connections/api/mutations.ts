import {
  type InfiniteData,
  type QueryClient,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { filterPages } from '@/platform/query/infinite-pages';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { KeysetPage } from '@/kit/network/keyset';
import { communityKeys } from '../../api/keys';
import { patchMember } from '../../members/api/patch-member';
import { type Connection, readConnection } from '../../members/member';
import { type ConnectAction, connectionConflict, resultingStates, withConnection, withFollowed } from '../connections';
import { type ConnectionEntry, type ConnectionSide, networkCountsQuery } from './queries';

const sides: readonly ConnectionSide[] = ['received', 'sent', 'connected'];

/** Removes a member from the viewer's cached lists that don't match the connection's new state. */
export function removeFromOtherLists(
  queryClient: QueryClient,
  userId: string,
  memberId: string,
  now: Connection | null,
): void {
  for (const side of sides) {
    if (side === now?.state) continue;
    queryClient.setQueryData<InfiniteData<KeysetPage<ConnectionEntry>>>(
      communityKeys.connections(userId, side),
      (old) => filterPages(old, ({ otherId }) => otherId !== memberId),
    );
  }
}

interface ActionVariables {
  /** check: only reloads the current state. */
  action: ConnectAction | 'check';
  /** The row to act on; null for a request or a check. */
  connectionId: string | null;
  /** What to tell the receiver with a request. */
  note?: string;
}

/** The current connection; also null when the member is no longer visible. */
async function fetchConnection(memberId: string): Promise<Connection | null> {
  const row = unwrap(await database().from('users').select('connection').eq('id', memberId).maybeSingle());
  return readConnection(row?.connection);
}

/** Writes an action. Returns the changed rows; none if the connection had already changed. */
async function writeAction(
  action: ConnectAction,
  { connectionId, note }: ActionVariables,
  userId: string,
  memberId: string,
): Promise<{ id: string }[]> {
  const table = database().from('connections');
  if (action === 'request')
    return unwrap(
      await table
        .insert({ sender_id: userId, receiver_id: memberId, status: 'pending', ...(note && { note }) })
        .select('id'),
    );
  const id = connectionId ?? '';
  // Match the status shown: a request that has since been accepted must not be withdrawn.
  if (action === 'withdraw') return unwrap(await table.delete().eq('id', id).eq('status', 'pending').select('id'));
  if (action === 'remove') return unwrap(await table.delete().eq('id', id).eq('status', 'accepted').select('id'));
  const answer = { status: action === 'accept' ? 'accepted' : 'rejected', updated_at: new Date().toISOString() };
  return unwrap(await table.update(answer).eq('id', id).eq('status', 'pending').select('id'));
}

async function performAction(
  variables: ActionVariables,
  userId: string,
  memberId: string,
  show: (now: Connection | null) => void,
) {
  const { action } = variables;
  if (action === 'check') return show(await fetchConnection(memberId));
  const [row] = await writeAction(action, variables, userId, memberId);
  const state = resultingStates[action];
  if (row) return show(state && { id: row.id, state });
  // Two requests that cross accept each other. Otherwise the other member, or another tab, was first.
  const now = await fetchConnection(memberId).catch(() => null);
  show(now);
  if (action === 'request' ? now === null : (now?.state ?? null) !== state) throw connectionConflict();
}

/** Refetches what depends on a connection: contact details, request lists, mutual connections. */
function invalidateRelation(queryClient: QueryClient, userId: string, memberId: string) {
  const keys = [
    communityKeys.member(userId, memberId),
    communityKeys.connectionLists,
    communityKeys.mutual(userId, memberId),
  ];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * The signed-in member's actions on a connection. `run` resolves to false if another action is pending anywhere in the
 * app, and rejects if the action fails, after which the current state is reloaded. `pending` is the running action.
 */
export function useConnect(userId: string, memberId: string) {
  const queryClient = useQueryClient();
  const mutationKey = communityKeys.connecting(memberId);
  const show = (connection: Connection | null) => {
    patchMember(queryClient, memberId, (member) => withConnection(member, connection));
    removeFromOtherLists(queryClient, userId, memberId, connection);
  };
  const { mutateAsync, mutate } = useMutation({
    mutationKey,
    // Run in sequence: a check that finishes after an action would show the state before it.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (variables: ActionVariables) => performAction(variables, userId, memberId, show),
    // No need to wait: the new state is already shown.
    onSuccess: () => void invalidateRelation(queryClient, userId, memberId),
  });
  const [variables] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ActionVariables | undefined,
  });

  const run = async (action: ConnectAction, connectionId: string | null, note?: string): Promise<boolean> => {
    if (
      queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => (state.variables as ActionVariables).action !== 'check',
      }) > 0
    )
      return false;
    try {
      await mutateAsync({ action, connectionId, note });
      return true;
    } catch (error) {
      // The response may have been lost, or the state had changed. If this check fails too, nothing changes on screen.
      mutate({ action: 'check', connectionId: null });
      throw error;
    }
  };
  return { run, pending: variables?.action ?? null };
}

async function saveFollow(userId: string, memberId: string, followed: boolean): Promise<void> {
  const who = { user_id: userId, member_id: memberId };
  unwrap(await (followed ? database().rpc('follow_member', who) : database().rpc('unfollow_member', who)));
}

/**
 * Follows or unfollows a member. Shown only after the server has confirmed it, as specified; `onFailed` is called on
 * errors. `set` does nothing while a change for this member is pending anywhere in the app.
 */
export function useFollow(userId: string, memberId: string, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  const mutationKey = communityKeys.followChange(memberId);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (followed: boolean) => saveFollow(userId, memberId, followed),
    onSuccess: (_, followed) => {
      patchMember(queryClient, memberId, (member) => withFollowed(member, followed));
      // No need to wait: the change is already shown.
      void queryClient.invalidateQueries({ queryKey: communityKeys.suggestions });
      void queryClient.invalidateQueries({ queryKey: communityKeys.member(userId, userId) });
      void queryClient.invalidateQueries({ queryKey: networkCountsQuery(userId).queryKey });
      // Unfollowed members stay in an open list, so they can be followed again, until it's reopened.
      void queryClient.invalidateQueries({ queryKey: communityKeys.followLists, refetchType: 'none' });
    },
    onError: onFailed,
  });
  const pending = useIsMutating({ mutationKey }) > 0;
  const set = (followed: boolean) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(followed);
  };
  return { set, pending };
}
