/* What another app shared: the worker keeps it, and the page asks the member whether to use it. */

/** The cache with what was shared last. */
export const sharedCache = 'shared';

/** Where the texts are in it, one per line. The photos are below it. */
export const sharedPath = '/share';

/** Query parameter of the screen that shows it. */
export const sharedParameter = 'shared';
