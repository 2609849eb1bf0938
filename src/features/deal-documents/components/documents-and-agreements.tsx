import { useState } from 'react';
import { AgreementsSection } from './agreements/agreements-section';
import { isGuest, type DealPartProps } from '@/domain/deal/deal';
import { DocumentsSection } from './documents-section';

/** The deal's agreements and documents. Guests sign nothing, so they see documents only. */
export function DocumentsAndAgreements({ deal, viewer }: DealPartProps) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      {isGuest(viewer) ? null : <AgreementsSection deal={deal} viewer={viewer} onAddDocument={() => setAdding(true)} />}
      {viewer.rights.includes('documents') ? (
        <DocumentsSection deal={deal} viewer={viewer} adding={adding} onAddingChange={setAdding} />
      ) : null}
    </>
  );
}
