import type { ReactNode } from 'react';
import type { PictureTray, TrayPicture } from '../../lib/picture-tray';
import type { StepId } from '../../wizard-steps';
import { NumbersSection } from './numbers-section';
import { PicturesField } from './pictures-field';
import { PlaceSection } from './place-section';
import { PropertySection } from './property-section';
import { ReviewStep } from './review-step';

interface Parts {
  tray: PictureTray;
  pictures: readonly TrayPicture[];
  jvSharePct: number;
  verified: boolean;
  onEdit: (step: StepId) => void;
  /** What to know before the address is changed. */
  addressNote?: ReactNode;
}

/** What each step of the wizard shows. */
export function wizardContent({ tray, pictures, addressNote, ...review }: Parts): Readonly<Record<StepId, ReactNode>> {
  return {
    property: <PropertySection />,
    address: <PlaceSection note={addressNote} />,
    numbers: <NumbersSection />,
    pictures: <PicturesField tray={tray} pictures={pictures} />,
    review: <ReviewStep pictures={pictures} {...review} />,
  };
}
