import { useState } from 'react';
import { AgreementsSection } from './agreements/agreements-section';
import { isPartner, type DealPartProps } from '@/shared/deals/deal';
import { DocumentsSection } from './documents-section';

/** The deal's agreements and documents. Guests sign nothing, so they see documents only. */
export function DocumentsAndAgreements({ deal, viewer }: DealPartProps) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      {isPartner(viewer) ? (
        <AgreementsSection deal={deal} viewer={viewer} onAddDocument={() => setAdding(true)} />
      ) : null}
      {viewer.rights.includes('documents') ? (
        <DocumentsSection deal={deal} viewer={viewer} adding={adding} onAddingChange={setAdding} />
      ) : null}
    </>
  );
}
