import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from './dialog';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Before the screen is left. */
  onLeave: () => void;
  /** Asks as well when the tab is closed or reloaded, in the browser's words. For what would be lost then. */
  withTab?: boolean;
  /** Asks as well when only the fragment changes, for a window that stands at one. */
  withFragment?: boolean;
  title: string;
  /** What becomes of what was typed. */
  description: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** Asks before something half-written is left for another address. */
export function LeaveGuard({ isUnsaved, onLeave, withTab = false, withFragment = false, ...texts }: LeaveGuardProps) {
  /** The question is answered: the window that closes now takes nothing back. */
  const leaving = useRef(false);
  const placeOf = ({ pathname, search, hash }: Location) => pathname + search + (withFragment ? hash : '');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    leaving.current = false;
    return placeOf(currentLocation) !== placeOf(nextLocation) && isUnsaved();
  });
  useTabGuard(withTab, isUnsaved);
  return (
    <ConfirmDialog
      {...texts}
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !leaving.current) blocker.reset?.();
      }}
      onConfirm={() => {
        leaving.current = true;
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}

function useTabGuard(wanted: boolean, isUnsaved: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [wanted]);
}
