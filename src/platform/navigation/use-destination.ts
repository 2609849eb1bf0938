import { useLocation } from 'react-router-dom';
import { safeRedirect } from '@/domain/site/redirects';

/**
 * The path of the app that the URL's `redirect` parameter leads on to, with the URL's fragment; null if there is none,
 * or an unsafe one.
 */
export function useDestination(): string | null {
  const { search, hash } = useLocation();
  const path = new URLSearchParams(search).get('redirect');
  return safeRedirect(path && path + hash, '') || null;
}
