/**
 * The cache in which the page lists the URLs of files and pictures that it loaded, for the worker to keep while it's
 * installed. Browsers compile scripts that are cached then ahead of time, and other ones only after some visits.
 */
export const listCache = 'loaded';
export const listPath = '/loaded-files';
