import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface UnsavedChangesGuardProps {
  /** Called when the user navigates away. */
  hasUnsavedChanges: () => boolean;
  /** Called before navigating, once confirmed. */
  onLeave: () => void;
  /** Also guards closing and reloading the tab, with the browser's own prompt. */
  guardUnload?: boolean;
  /** Also guards changes of the hash alone, for a dialog that is open at a hash. */
  guardHash?: boolean;
  title: string;
  /** What will be lost. */
  description: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** Asks for confirmation before leaving a screen with unsaved changes. */
export function UnsavedChangesGuard({
  hasUnsavedChanges,
  onLeave,
  guardUnload = false,
  guardHash = false,
  ...texts
}: UnsavedChangesGuardProps) {
  /** Set once confirmed, so that the closing dialog doesn't reset the blocker. */
  const confirmed = useRef(false);
  const urlOf = ({ pathname, search, hash }: Location) => pathname + search + (guardHash ? hash : '');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    confirmed.current = false;
    return urlOf(currentLocation) !== urlOf(nextLocation) && hasUnsavedChanges();
  });
  useUnloadGuard(guardUnload, hasUnsavedChanges);
  return (
    <ConfirmDialog
      {...texts}
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !confirmed.current) blocker.reset?.();
      }}
      onConfirm={() => {
        confirmed.current = true;
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}

function useUnloadGuard(enabled: boolean, isUnsaved: () => boolean) {
  const guard = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => guard(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [enabled]);
}
