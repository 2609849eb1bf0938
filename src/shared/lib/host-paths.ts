import { paths } from '@/shared/config/paths';

const appOnly: ReadonlySet<string> = new Set([paths.dashboard, paths.myListings, paths.saved, paths.profile, paths.account]);

/** Whether only the app host shows this path: the public site sends its readers there. */
export function isAppOnly(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (appOnly.has(path)) return true;
  // The wizard, to post and to edit, and the app's own detail page.
  return /^\/(?:marketplace|edit-listing)\/[^/]+$/.test(path);
}
