import { useEffect, useState, useSyncExternalStore } from 'react';
import { userMessage } from '@/shared/supabase/errors';
import { removeDocuments, uploadDocument } from '../api/documents';
import { DocumentQueue } from '../document-queue';

function documentQueue(owner: DocumentQueue['owner']): DocumentQueue {
  return new DocumentQueue(owner, {
    upload: uploadDocument,
    remove: removeDocuments,
    describeError: (error) => userMessage(error) ?? 'Not uploaded. Check your internet connection and retry.',
  });
}

/** The uploads of a listing form's documents. A new listing id starts with an empty queue. */
export function useDocumentQueue(owner: DocumentQueue['owner']) {
  const [documents, setDocuments] = useState(() => documentQueue(owner));
  if (documents.owner.listingId !== owner.listingId) setDocuments(documentQueue(owner));
  const uploads = useSyncExternalStore(documents.subscribe, documents.getSnapshot);
  const uploading = uploads.some(({ status }) => status === 'uploading');

  // After unmounting, nothing would keep track of uploads that finish.
  useEffect(() => () => documents.stop(), [documents]);

  useEffect(() => {
    if (!uploading) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [uploading]);

  return { documents, uploading };
}
