/** The worker's caches of files that are the same for everyone: a shell of each build, and hashed files. */
export const shellPrefix = 'shell-';
export const assetCache = 'assets';

/** Whether a cache has only such files. */
export const isShellCache = (name: string) => name === assetCache || name.startsWith(shellPrefix);

/** The worker's cache of pictures of listings. */
export const pictureCache = 'pictures';

/** The worker's cache with what another app shared last. */
export const sharedCache = 'shared';

/** Header of what was shared: when, in Unix milliseconds. */
export const sharedAtHeader = 'x-shared-at';
