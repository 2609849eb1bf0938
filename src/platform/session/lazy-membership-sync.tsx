import { Fragment } from 'react';
import { withQueryClient } from '@/platform/query/with-query-client';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useAuth } from '@/platform/auth/auth-provider';

const load = () => withQueryClient(() => import('./membership-sync').then(({ MembershipSync }) => MembershipSync));

/** `MembershipSync` for the signed-in member. Visitors don't download its code. */
export function LazyMembershipSync() {
  const { user } = useAuth();
  const renderSync = useLazyComponent(load, user !== null);
  return user && renderSync ? <Fragment key={user.id}>{renderSync({ userId: user.id })}</Fragment> : null;
}
