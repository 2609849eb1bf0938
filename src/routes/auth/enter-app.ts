import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { appOrigin, canHaveAppHost } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { leaveFor } from '@/shared/lib/leave';
import { useAuth } from '@/shared/session/auth-provider';

/** Opens a path on the app host: inside this page when it is that host, else by leaving for it. */
function enterApp(path: string, navigate: NavigateFunction): void {
  const origin = appOrigin(window.location);
  if (origin !== window.location.origin) leaveFor(origin + path);
  // Where there is no app host there is no dashboard either.
  else
    void navigate(path === paths.dashboard && !canHaveAppHost(window.location.hostname) ? paths.home : path, {
      replace: true,
    });
}

/**
 * Takes a member on to `path` of the app as soon as there is a session, from this form or another tab; true while
 * doing so. `hold` puts it off, for a screen that has not finished with the member.
 */
export function useEnterApp(path: string, hold = false): boolean {
  const { status } = useAuth();
  const navigate = useNavigate();
  const leaving = status === 'authenticated' && !hold;
  useEffect(() => {
    if (leaving) enterApp(path, navigate);
  }, [leaving, path, navigate]);
  return leaving;
}
