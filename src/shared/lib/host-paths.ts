import { paths } from '@/shared/config/paths';

/** Whether only the app host shows this path: the public site sends its readers there. */
export function isAppOnly(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.dashboard || path === paths.myListings) return true;
  // The wizard, and the app's own detail page.
  return /^\/marketplace\/[^/]+$/.test(path);
}
