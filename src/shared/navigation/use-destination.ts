import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '@/shared/config/redirects';

/** The path of the app that the URL's `redirect` parameter leads on to; null if there is none, or an unsafe one. */
export function useDestination(): string | null {
  return safeRedirect(useSearchParams()[0].get('redirect'), '') || null;
}
