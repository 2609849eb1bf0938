import { Fragment } from 'react';
import { withQueries } from '@/shared/lib/with-queries';
import { useLoaded } from '@/shared/ui/use-loaded';
import { useAuth } from './auth-provider';

const load = () => withQueries(() => import('./membership-watch').then(({ MembershipWatch }) => MembershipWatch));

/** Opens and closes what is on the screen as the signed-in member's membership does. Visitors do not pay for its code. */
export function LiveMembership() {
  const { user } = useAuth();
  const watch = useLoaded(load, user !== null);
  return user && watch ? <Fragment key={user.id}>{watch({ userId: user.id })}</Fragment> : null;
}
