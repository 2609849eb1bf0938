import type { ReactNode } from 'react';
import type { PictureQueue, QueuedPicture } from '../picture-queue';
import type { StepId } from '../wizard-steps';
import { NumbersSection } from './numbers-section';
import { PicturesField } from './pictures-field';
import { AddressSection } from './address-section';
import { PropertySection } from './property-section';
import { ReviewStep } from './review-step';

interface StepContentProps {
  queue: PictureQueue;
  pictures: readonly QueuedPicture[];
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
  /** Notice above the address fields. */
  addressNote?: ReactNode;
}

/** The content of each step of the wizard. */
export function wizardStepContent({
  queue,
  pictures,
  addressNote,
  ...review
}: StepContentProps): Readonly<Record<StepId, ReactNode>> {
  return {
    property: <PropertySection />,
    address: <AddressSection note={addressNote} />,
    numbers: <NumbersSection />,
    pictures: <PicturesField queue={queue} pictures={pictures} />,
    review: <ReviewStep pictures={pictures} {...review} />,
  };
}
