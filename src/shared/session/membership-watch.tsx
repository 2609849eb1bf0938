import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from './live';
import { memberQuery } from './member';

/**
 * Opens and closes what is on the screen as the signed-in member's membership does: the member is asked for again when it changes, and
 * all that was read through other gates with them. Shows nothing. One for each member: `key`.
 */
export function MembershipWatch({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const query = memberQuery(userId);
  useLive('membership', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: query.queryKey });
    else void queryClient.refetchQueries({ queryKey: query.queryKey, type: 'active', stale: true });
  });
  // Only looked at: a screen that needs to know who reads asks.
  const { data: gates } = useQuery({ ...query, enabled: false, select: (member) => member.gates?.join(' ') });
  const known = useRef(gates);
  useEffect(() => {
    if (known.current !== undefined && gates !== known.current) void queryClient.invalidateQueries();
    known.current = gates;
  }, [gates, queryClient]);
  return null;
}
