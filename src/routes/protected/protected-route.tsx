import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { currentPath } from '@/shared/config/redirects';
import { useAuth } from '@/shared/session/auth-provider';
import { Splash } from '@/shared/ui/splash';

/** Lets members through; visitors go to sign in and come back to where they wanted to go. */
export function ProtectedRoute() {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Splash />;
  if (status === 'unauthenticated') {
    return <Navigate to={paths.signIn((currentPath(pathname) ?? pathname) + search)} replace />;
  }
  return <Outlet />;
}
