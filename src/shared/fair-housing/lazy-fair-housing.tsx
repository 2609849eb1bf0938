import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { FairHousingNoteProps, HeldWordingProps } from './fair-housing';

const loadNote = async () => (await import('./fair-housing')).FairHousingNote;
const loadHeld = async () => (await import('./fair-housing')).HeldWording;

/** `FairHousingNote`, downloaded once there is a text. */
export function LazyFairHousingNote(props: FairHousingNoteProps) {
  return useLazyComponent(loadNote, props.text !== '')?.(props);
}

/** `HeldWording`, downloaded when something waits for its words. */
export function LazyHeldWording(props: HeldWordingProps) {
  return useLazyComponent(loadHeld, true)?.(props);
}
