import { useState } from 'react';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { hasPendingAvatar } from '../has-pending-avatar';

const load = () => import('./pending-avatar').then(({ PendingAvatar }) => PendingAvatar);

/** Uploads a pending avatar. Downloads no code if there is none, which is nearly always. */
export function LazyPendingAvatar() {
  const [hasAvatar] = useState(hasPendingAvatar);
  // If the code can't be loaded, the next visit tries again.
  const pending = useLazyComponent(load, hasAvatar);
  return pending?.({}) ?? null;
}
