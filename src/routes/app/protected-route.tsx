import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Arrival } from '@/routes/auth/arrival';
import { paths } from '@/domain/site/paths';
import { currentPath } from '@/domain/site/redirects';
import { useAuth } from '@/platform/auth/auth-provider';
import { Splash } from '@/platform/layout/splash';
import { draftsLoading } from '@/platform/storage/drafts';

/**
 * Requires a session. Visitors, and members who must enter a code, are redirected to sign in, and then back;
 * members who must set a new password, to the form for it.
 */
export function ProtectedRoute({ children = <Outlet /> }: { children?: ReactNode }) {
  const auth = useAuth();
  const { status, user } = auth;
  const { pathname, search, hash } = useLocation();
  const [lastMember, setLastMember] = useState<string | null>(null);
  if (user && user.email !== lastMember) setLastMember(user.email);
  // Forms read their drafts once, when they open.
  const isLoading = useSyncExternalStore(draftsLoading.subscribe, draftsLoading.getSnapshot);
  if (status === 'loading' || isLoading) return <Splash />;
  if (auth.status === 'restricted' && auth.needs === 'password') return <Navigate to={paths.resetPassword} replace />;
  if (status !== 'authenticated') {
    // The session ended while the screen was open; the sign-in form explains it.
    const sent: Arrival = lastMember === null ? { wasSent: true } : { sessionEnded: lastMember };
    const arrival = status === 'restricted' ? null : sent;
    const here = (currentPath(pathname) ?? pathname) + search + hash;
    return <Navigate to={paths.signIn(here)} state={arrival} replace />;
  }
  return children;
}
