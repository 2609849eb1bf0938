import type { MissingObject } from './storage/file-store.ts';

/**
 * Draws the pictures of the demo data, whose rows come with the seed, when they are first looked at. Null for
 * every other path. The drawing code is loaded on first use only.
 */
export const demoObject: MissingObject = async (bucket, path) => {
  if (bucket !== 'images' && bucket !== 'avatars') return null;
  const { renderDemoPicture } = await import('./demo/pictures.ts');
  const body = await renderDemoPicture(path);
  return body && { body, contentType: 'image/webp' };
};
