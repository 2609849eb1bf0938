import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Arrival } from '@/routes/auth/arrival';
import { paths } from '@/shared/config/paths';
import { currentPath } from '@/shared/config/redirects';
import { useAuth } from '@/shared/session/auth-provider';
import { Splash } from '@/shared/ui/splash';

/** Lets members through; visitors go to sign in and come back to where they wanted to go. */
export function ProtectedRoute() {
  const { status, user } = useAuth();
  const { pathname, search } = useLocation();
  const [lastMember, setLastMember] = useState<string | null>(null);
  if (user && user.email !== lastMember) setLastMember(user.email);
  if (status === 'loading') return <Splash />;
  if (status === 'unauthenticated') {
    // Somebody was at work here: the form tells them why they meet it.
    const arrival: Arrival | null = lastMember === null ? null : { sessionEnded: lastMember };
    return <Navigate to={paths.signIn((currentPath(pathname) ?? pathname) + search)} state={arrival} replace />;
  }
  return <Outlet />;
}
