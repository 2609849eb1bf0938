import { paths } from '@/shared/config/paths';

const appOnly: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.myListings,
  paths.saved,
  paths.profile,
  paths.account,
  paths.members,
  paths.connections,
  paths.notifications,
]);

/** Whether only the app host shows this path: the public site sends its readers there. */
export function isAppOnly(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (appOnly.has(path)) return true;
  // The wizard, to post and to edit, the app's own detail page, and members' pages.
  return /^\/(?:marketplace|edit-listing|community\/members)\/[^/]+$/.test(path);
}
