import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { appOrigin, canHaveAppHost } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { useAuth } from '@/platform/auth/auth-provider';

/** Opens a path of the app host, by navigating or by redirecting. */
function enterApp(path: string, navigate: NavigateFunction): void {
  const origin = appOrigin(window.location);
  if (origin !== window.location.origin) redirectTo(origin + path);
  // Without an app host there is no dashboard.
  else
    void navigate(path === paths.dashboard && !canHaveAppHost(window.location.hostname) ? paths.home : path, {
      replace: true,
    });
}

/**
 * Opens `path` in the app once there is a session, from this form or another tab. Returns true while doing so. `hold`
 * delays it.
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
