import type { MissingObject } from '../server/storage/file-store.ts';

/**
 * Draws the demo's pictures and writes its attachments, contracts, proofs of funds, and documents on first request;
 * the seed has only their rows. Null for every other path. The drawing code is loaded on first use only.
 */
export const demoObject: MissingObject = async (bucket, path) => {
  if (bucket === 'message-attachments') {
    const { renderAttachment } = await import('./attachments.ts');
    return renderAttachment(path);
  }
  if (bucket === 'contracts') {
    const { renderContract } = await import('./contracts.ts');
    return renderContract(path);
  }
  if (bucket === 'documents') {
    const { renderDocument } = await import('./document-files.ts');
    return renderDocument(path);
  }
  if (bucket === 'deal-documents') {
    const { renderDealDocument } = await import('./papers.ts');
    return renderDealDocument(path);
  }
  if (bucket === 'proofs-of-funds') {
    const { renderProof } = await import('./funds.ts');
    return renderProof(path);
  }
  if (bucket !== 'images' && bucket !== 'avatars') return null;
  const { renderDemoPicture } = await import('./pictures.ts');
  const body = await renderDemoPicture(path);
  return body && { body, contentType: 'image/webp' };
};
