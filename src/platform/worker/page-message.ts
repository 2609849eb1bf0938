/** What the service worker asks of a page. */
export type PageMessage =
  /** Show the screen at this path, which a notification is about. */
  | { kind: 'open'; path: string }
  /** The browser has replaced its push subscription, so save the new one. */
  | { kind: 'resubscribed' };
