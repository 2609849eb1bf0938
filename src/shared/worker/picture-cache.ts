/** The worker's cache of pictures of listings. */
export const pictureCache = 'pictures';
