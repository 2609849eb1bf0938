import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { may } from '@/shared/lib/membership-gates';
import { useMember, useRereadMember } from '@/shared/session/member';
import { verifiedAccess } from '../../filters';
import type { MarketplaceAddress } from './use-marketplace-address';

/** What stands in the way of Verified Only: an upgrade, or signing in. */
export type VerifiedObstacle = 'upgrade' | 'sign-in';

/**
 * Verified Only is for those whose membership opens it. Others meet the obstacle, also where an address asks for it: that part of the address
 * is dropped, and the rest shown. Postgres has the last word, through `onRefused`.
 */
export function useVerifiedGate({ filters, change }: MarketplaceAddress) {
  const { status } = useAuth();
  const member = useMember();
  const reread = useRereadMember();
  const [obstacle, setObstacle] = useState<VerifiedObstacle | null>(null);
  const access = verifiedAccess(status, may(member.data, 'verified_only'), !member.isError);
  const barred = access === 'sign-in' || access === 'upgrade' ? access : null;

  const asked = filters.verifiedOnly;
  if (asked && barred && !obstacle) setObstacle(barred);
  const drop = useCallback(
    () => change({ filters: { ...filters, verifiedOnly: false } }, { replace: true }),
    [filters, change],
  );
  const dropBarred = useEffectEvent(drop);
  useEffect(() => {
    if (asked && barred) dropBarred();
  }, [asked, barred]);

  const onRefused = useCallback(() => {
    setObstacle('upgrade');
    drop();
    // What is known here of the membership is out of date.
    reread();
  }, [drop, reread]);

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
