import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { guardLeaving } from './guarded-history';

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
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const current = useLocation();
  const urlOf = ({ pathname, search, hash }: Location) => pathname + search + (guardHash ? hash : '');
  const ask = useEffectEvent((next: Location, leaveAfterAll: () => void) => {
    if (urlOf(current) === urlOf(next) || !hasUnsavedChanges()) return false;
    setLeave(() => leaveAfterAll);
    return true;
  });
  useEffect(() => guardLeaving((next, leaveAfterAll) => ask(next, leaveAfterAll)), []);
  useUnloadGuard(guardUnload, hasUnsavedChanges);
  return (
    <ConfirmDialog
      {...texts}
      open={leave !== null}
      onOpenChange={(open) => {
        if (!open) setLeave(null);
      }}
      onConfirm={() => {
        onLeave();
        leave?.();
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
