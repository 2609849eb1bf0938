import { useState } from 'react';
import { useLoaded } from '@/shared/ui/use-loaded';
import { isPictureKept } from '../is-picture-kept';

const load = () => import('./pending-picture').then(({ PendingPicture }) => PendingPicture);

/** Looks after a picture that waits in this browser for its member. Where none waits, which is nearly always, nothing is downloaded. */
export function KeptPicture() {
  const [kept] = useState(isPictureKept);
  // Where the code cannot be had, the picture waits for the next visit.
  const pending = useLoaded(load, kept);
  return pending?.({}) ?? null;
}
