import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { can } from '@/shared/entitlements/entitlements';
import { useAuth } from '@/platform/auth/auth-provider';
import { useMember, useRefreshMember } from '@/platform/session/member';
import type { MarketplaceState } from './use-marketplace-query';
import type { AuthState } from '@/platform/auth/auth-store';

/** What a reader without access is asked to do. */
export type VerifiedPrompt = 'upgrade' | 'sign-in';

/**
 * The Verified Only filter, for members whose membership includes it. Others get a prompt, and when a URL sets the
 * filter for them it is removed from the URL. Postgres has the last word: see `onForbidden`.
 */
export function useVerifiedAccess({ filters, set }: MarketplaceState) {
  const { status } = useAuth();
  const member = useMember();
  const refetchMember = useRefreshMember();
  const [prompt, setPrompt] = useState<VerifiedPrompt | null>(null);
  const entitled = can(member.data, 'verified_only');
  // A no may be of an earlier visit: the member may have upgraded since, and what they pressed would be lost.
  const isOutdated = entitled === false && member.isFetching;
  const access = verifiedAccess(status, isOutdated ? undefined : entitled, !member.isError);
  const denied = access === 'sign-in' || access === 'upgrade' ? access : null;

  const requested = filters.verified;
  if (requested && denied && !prompt) setPrompt(denied);
  const remove = useCallback(
    () => set({ filters: { ...filters, verified: false } }, { replace: true }),
    [filters, set],
  );
  const removeDenied = useEffectEvent(remove);
  useEffect(() => {
    if (requested && denied) removeDenied();
  }, [requested, denied]);

  const onForbidden = useCallback(() => {
    setPrompt('upgrade');
    remove();
    // Our copy of the membership is out of date.
    refetchMember();
  }, [remove, refetchMember]);

  const toggle = () => {
    if (denied && !requested) setPrompt(denied);
    else set({ filters: { ...filters, verified: !requested } });
  };

  return {
    prompt,
    closePrompt: () => setPrompt(null),
    toggle,
    /** Call when Postgres rejects the filter. */
    onForbidden,
    /** The filters to search with. */
    filters: useMemo(() => (denied ? { ...filters, verified: false } : filters), [filters, denied]),
    /** The membership is needed for this search and still loading. */
    waiting: requested && access === 'checking',
  };
}

/** What pressing Verified Only does. */
type VerifiedAccess = 'checking' | 'sign-in' | 'upgrade' | 'open';

/**
 * Who may filter by Verified Only. `entitled` is undefined until the membership is loaded; when it can't be loaded
 * (`loadable` is false), the request goes out and Postgres decides.
 */
function verifiedAccess(
  session: AuthState['status'],
  entitled: boolean | undefined,
  loadable: boolean,
): VerifiedAccess {
  if (session === 'unauthenticated') return 'sign-in';
  if (session === 'loading') return 'checking';
  if (entitled === undefined) return loadable ? 'checking' : 'open';
  return entitled ? 'open' : 'upgrade';
}
