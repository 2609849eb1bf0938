import type { ReactNode } from 'react';
import type { reviewTriggers } from '@/domain/listing/edit-rules';
import type { DocumentUploads } from '@/platform/uploads/document-queue';
import type { QueuedUpload, UploadQueue } from '@/platform/uploads/upload-queue';
import type { PictureOwner } from '../api/pictures';
import type { StepId } from '../wizard-steps';
import { DocumentsField } from './documents-field';
import { ListingMatches } from './duplicate-notes';
import { NumbersSection } from './numbers-section';
import { PicturesField } from './pictures-field';
import { AddressSection } from './address-section';
import { ReverificationNotice } from './posting-notices';
import { PropertySection } from './property-section';
import { Review } from './review';

interface StepContentProps {
  owner: PictureOwner;
  queue: UploadQueue;
  pictures: readonly QueuedUpload[];
  documents: DocumentUploads;
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
  /** Whether changes can cost the badge. */
  warnsOfReview?: boolean;
}

/** The content of each step of the wizard. */
export function wizardStepContent({
  owner,
  queue,
  pictures,
  documents,
  warnsOfReview = false,
  ...review
}: StepContentProps): Readonly<Record<StepId, ReactNode>> {
  const withWarning = (step: keyof typeof reviewTriggers, section: ReactNode) => (
    <>
      {warnsOfReview ? <ReverificationNotice step={step} /> : null}
      {section}
    </>
  );
  return {
    property: withWarning('property', <PropertySection />),
    address: withWarning('address', <AddressSection owner={owner} />),
    numbers: withWarning('numbers', <NumbersSection owner={owner} />),
    review: withWarning(
      'pictures',
      <div className="flex flex-col gap-8">
        <PicturesField queue={queue} pictures={pictures} />
        <ListingMatches owner={owner} pictures={pictures} />
        <DocumentsField queue={documents} />
        <Review cover={pictures[0]} {...review} />
      </div>,
    ),
  };
}
