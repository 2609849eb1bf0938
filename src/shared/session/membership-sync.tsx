import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveQueries } from './use-live-queries';
import { useMemberChanges } from './use-realtime-channel';
import { memberQuery } from './member';

/**
 * Keeps the screen in sync with the member's plan: refetches the member when the plan changes, and all queries when
 * the entitlements do. Renders nothing. Needs a `key` per member.
 */
export function MembershipSync({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const query = memberQuery(userId);
  // A ban or its end changes nearly everything that the member sees.
  useMemberChanges('standing', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries();
  });
  useLiveQueries('membership', query.queryKey);
  // Only observes the cache; screens that need the member fetch it.
  const { data: entitlements } = useQuery({
    ...query,
    enabled: false,
    select: (member) => member.entitlements?.join(' '),
  });
  const previous = useRef(entitlements);
  useEffect(() => {
    if (previous.current !== undefined && entitlements !== previous.current) void queryClient.invalidateQueries();
    previous.current = entitlements;
  }, [entitlements, queryClient]);
  return null;
}
