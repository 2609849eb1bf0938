/* What another app shared: the worker keeps it, and the page asks the member whether to use it. */

/** Where it's sent. In the cache, each share's text is below it, and the photos are below that. */
export const sharedPath = '/share';

/** Query parameter of the screen that shows it. */
export const sharedParameter = 'shared';

/** How many wait: any website can send some. */
export const maxShares = 10;
