import type { MissingObject } from './storage/file-store.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/**
 * Draws the pictures of the demo data, whose rows come with the seed, when they are first looked at. Null for
 * every other path. The drawing code is loaded on first use only.
 */
export const demoObject: MissingObject = async (bucket, path) => {
  if (bucket !== 'images') return null;
  const pictures = (await import('./demo/pictures.ts')) as {
    renderDemoPicture?: (path: string) => Promise<Uint8Array | null>;
  };
  const body = await pictures.renderDemoPicture?.(path);
  const contentType = types[path.split('.').at(-1) ?? ''];
  return body && contentType ? { body, contentType } : null;
};
