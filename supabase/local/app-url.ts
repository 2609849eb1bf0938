/** Returns the app's URL: the site's, with `app.` before the host. */
export function appUrlOf(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.protocol}//app.${url.host}`;
}
