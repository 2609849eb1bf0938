/** What the page asks of the service worker. */
export type WorkerMessage =
  /** Keep these files of the build, which the page loaded before the worker was there. */
  | { kind: 'keep'; urls: string[] }
  /** Replace the version that other tabs still use. */
  | { kind: 'activate' };
