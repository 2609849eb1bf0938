import { paths } from '@/shared/config/paths';

const appOnly: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.myListings,
  paths.buyBox,
  paths.saved,
  paths.submitProperty,
  paths.profile,
  paths.account,
  paths.billing,
  paths.selectPlan,
  paths.checkout,
  paths.paymentSuccess,
  paths.paymentCancel,
  paths.events,
  paths.forums,
  paths.members,
  paths.connections,
  paths.messages,
  paths.notifications,
]);

const appOnlyPatterns = [
  // The wizard, to post and to edit, and the app's own detail page.
  /^\/(?:marketplace|edit-listing|messages)\/[^/]+$/,
  /^\/submit-property\/(?:benefits|form|contract-upload|review|status\/[^/]+)$/,
  /^\/community\/(?:posts|members)\/[^/]+$/,
  /^\/community\/events\/[^/]+(?:\/edit)?$/,
  /^\/community\/forums\/[^/]+(?:\/new-topic|\/topics\/[^/]+)?$/,
];

/** Whether only the app host shows this path: the public site sends its readers there. */
export function isAppOnly(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (appOnly.has(path)) return true;
  return appOnlyPatterns.some((pattern) => pattern.test(path));
}

const publicOnly: ReadonlySet<string> = new Set([paths.about, paths.contact, paths.terms, paths.privacy]);

/** Whether only the public site shows this path: the app sends its readers there. */
export function isPublicOnly(pathname: string): boolean {
  return publicOnly.has(pathname.replace(/\/+$/, ''));
}
