import { useState } from 'react';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { hasPendingSave } from './pending-save';

const load = () => import('./save-pending').then(({ SavePending }) => SavePending);

/** Saves the listing that waits for it. Downloads no code if there is none, which is nearly always. */
export function LazySavePending() {
  const [waits] = useState(() => typeof document !== 'undefined' && hasPendingSave());
  return useLazyComponent(load, waits)?.({}) ?? null;
}
