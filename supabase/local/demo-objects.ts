import type { MissingObject } from './storage/file-store.ts';

/**
 * Draws the pictures of the demo data, and writes what its messages and submissions carry, when they are first looked at: their rows come
 * with the seed. Null for every other path. The drawing code is loaded on first use only.
 */
export const demoObject: MissingObject = async (bucket, path) => {
  if (bucket === 'message-attachments') {
    const { renderAttachment } = await import('./demo/attachments.ts');
    return renderAttachment(path);
  }
  if (bucket === 'contracts') {
    const { renderContract } = await import('./demo/contracts.ts');
    return renderContract(path);
  }
  if (bucket !== 'images' && bucket !== 'avatars') return null;
  const { renderDemoPicture } = await import('./demo/pictures.ts');
  const body = await renderDemoPicture(path);
  return body && { body, contentType: 'image/webp' };
};
