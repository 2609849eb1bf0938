import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { memberQuery, useMember } from '@/shared/session/member';
import { verifiedAccess } from '../../filters';
import type { MarketplaceAddress } from './use-marketplace-address';

/** What stands in the way of Verified Only: an upgrade, or signing in. */
export type VerifiedObstacle = 'upgrade' | 'sign-in';

/**
 * Verified Only is for paid members. Others meet the obstacle, also where an address asks for it: that part of the address
 * is dropped, and the rest shown. Postgres has the last word, through `onRefused`.
 */
export function useVerifiedGate({ filters, change }: MarketplaceAddress) {
  const queryClient = useQueryClient();
  const { status, user } = useAuth();
  const member = useMember();
  const [obstacle, setObstacle] = useState<VerifiedObstacle | null>(null);
  const access = verifiedAccess(status, member.data?.membership_tier, !member.isError);
  const barred = access === 'sign-in' || access === 'upgrade' ? access : null;

  const asked = filters.verifiedOnly;
  if (asked && barred && !obstacle) setObstacle(barred);
  const drop = useCallback(() => change({ filters: { ...filters, verifiedOnly: false } }, { replace: true }), [filters, change]);
  const dropBarred = useEffectEvent(drop);
  useEffect(() => {
    if (asked && barred) dropBarred();
  }, [asked, barred]);

  const onRefused = useCallback(() => {
    setObstacle('upgrade');
    drop();
    // The tier known here is out of date.
    if (user) void queryClient.invalidateQueries({ queryKey: memberQuery(user.id).queryKey });
  }, [drop, queryClient, user]);

  const toggle = () => {
    if (barred && !asked) setObstacle(barred);
    else change({ filters: { ...filters, verifiedOnly: !asked } });
  };

  return {
    obstacle,
    close: () => setObstacle(null),
    toggle,
    onRefused,
    /** The filters to ask with. */
    filters: useMemo(() => (barred ? { ...filters, verifiedOnly: false } : filters), [filters, barred]),
    /** Whether it has to be found out first who asks. */
    waiting: asked && access === 'checking',
  };
}
