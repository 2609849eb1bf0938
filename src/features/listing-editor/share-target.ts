/* What another app shared: the worker keeps it, and the page asks the member whether to use it. */

/** Where the texts are in the cache, one per line. The photos are below it. */
export const sharedPath = '/share';

/** Query parameter of the screen that shows it. */
export const sharedParameter = 'shared';
