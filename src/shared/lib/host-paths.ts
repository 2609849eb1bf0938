import { paths } from '@/shared/config/paths';

const appOnly: ReadonlySet<string> = new Set([paths.dashboard, paths.myListings, paths.profile, paths.account]);

/** Whether only the app host shows this path: the public site sends its readers there. */
export function isAppOnly(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (appOnly.has(path)) return true;
  // The wizard, and the app's own detail page.
  return /^\/marketplace\/[^/]+$/.test(path);
}
