/** The worker's cache of pictures of listings. */
export const pictureCache = 'pictures';

/** The worker's cache with what another app shared last. */
export const sharedCache = 'shared';
