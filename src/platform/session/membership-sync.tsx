import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveQueries } from './use-live-queries';
import { useMemberChanges } from './use-realtime-channel';
import { memberQuery } from './member';

/**
 * Keeps the screen in sync with the member's plan and verified email, whatever device changed them: refetches the
 * member, and all queries when the entitlements or the verification changed. Renders nothing. Needs a `key` per member.
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
  const { data: rights } = useQuery({
    ...query,
    enabled: false,
    select: ({ email_confirmed, entitlements }) => `${email_confirmed} ${entitlements?.join(' ')}`,
  });
  const previous = useRef(rights);
  useEffect(() => {
    if (previous.current !== undefined && rights !== previous.current) void queryClient.invalidateQueries();
    previous.current = rights;
  }, [rights, queryClient]);
  return null;
}
