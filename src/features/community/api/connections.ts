import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { outcomes, overtakenFailure, withConnection, type ConnectAction } from '../connection-rules';
import { readConnection, type Connection } from '../member';
import { moveInLists } from './connection-lists';
import { communityKeys } from './keys';
import { patchMember } from './patch-member';

interface Asked {
  /** check: only looks how things stand. */
  action: ConnectAction | 'check';
  /** The row that the action is about; null for a request and for a look. */
  connectionId: string | null;
}

/** How things stand; null also for a member who cannot be seen any more. */
async function lookUp(memberId: string): Promise<Connection | null> {
  const supabase = await getSupabase();
  const row = unwrap(await supabase.from('users').select('connection').eq('id', memberId).retry(false).maybeSingle());
  return readConnection(row?.connection);
}

/** Writes what the action says. Returns the ids of the rows it changed: none when things stood otherwise already. */
async function write(
  action: ConnectAction,
  connectionId: string | null,
  userId: string,
  memberId: string,
): Promise<{ id: string }[]> {
  const supabase = await getSupabase();
  const table = supabase.from('connections');
  if (action === 'request')
    return unwrap(await table.insert({ sender_id: userId, receiver_id: memberId, status: 'pending' }).select('id'));
  const id = connectionId ?? '';
  // With the status it was shown with: a request that was accepted meanwhile must not be withdrawn as one.
  if (action === 'withdraw') return unwrap(await table.delete().eq('id', id).eq('status', 'pending').select('id'));
  if (action === 'remove') return unwrap(await table.delete().eq('id', id).eq('status', 'accepted').select('id'));
  const answer = { status: action === 'accept' ? 'accepted' : 'rejected', updated_at: new Date().toISOString() };
  return unwrap(await table.update(answer).eq('id', id).eq('status', 'pending').select('id'));
}

async function carryOut(
  { action, connectionId }: Asked,
  userId: string,
  memberId: string,
  show: (now: Connection | null) => void,
) {
  if (action === 'check') return show(await lookUp(memberId));
  const [row] = await write(action, connectionId, userId, memberId);
  const state = outcomes[action];
  if (row) return show(state && { id: row.id, state });
  // A request that crossed the other's has accepted it. Else somebody was quicker: another tab, or the other member.
  const now = await lookUp(memberId).catch(() => null);
  show(now);
  if (action === 'request' ? now === null : (now?.state ?? null) !== state) throw overtakenFailure();
}

/** Reads again what a connection gives or takes: contact details, the requests, those known to both. */
function readAgain(queryClient: QueryClient, userId: string, memberId: string) {
  const keys = [
    communityKeys.member(userId, memberId),
    communityKeys.connectionLists,
    communityKeys.mutual(userId, memberId),
  ];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * What the signed-in member can do about the connection with another. `run` resolves with whether it was done: not while
 * something else is under way, from wherever. It rejects when it did not work, and then looks how things stand. `pending` is what
 * is under way, or null.
 */
export function useConnect(userId: string, memberId: string) {
  const queryClient = useQueryClient();
  const mutationKey = communityKeys.connecting(memberId);
  const show = (connection: Connection | null) => {
    patchMember(queryClient, memberId, (member) => withConnection(member, connection));
    moveInLists(queryClient, userId, memberId, connection);
  };
  const { mutateAsync, mutate } = useMutation({
    mutationKey,
    // One at a time: an action waits for a look that is under way, which would show how things stood before it.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (asked: Asked) => carryOut(asked, userId, memberId, show),
    // Not waited for: the state is known.
    onSuccess: () => void readAgain(queryClient, userId, memberId),
  });
  const [asked] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Asked | undefined,
  });

  const run = async (action: ConnectAction, connectionId: string | null): Promise<boolean> => {
    if (
      queryClient.isMutating({ mutationKey, predicate: ({ state }) => (state.variables as Asked).action !== 'check' }) >
      0
    )
      return false;
    try {
      await mutateAsync({ action, connectionId });
      return true;
    } catch (error) {
      // The answer may have got lost, or things stood otherwise. Where looking fails as well, what is shown stays.
      mutate({ action: 'check', connectionId: null });
      throw error;
    }
  };
  return { run, pending: asked?.action ?? null };
}
