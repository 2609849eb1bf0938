import { useEffect, useRef } from 'react';

/** Moves the focus to the new button when the state changes, or when a dialog or menu opened from here closes. */
export function useRestoreFocus(state: string | null, asking: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  const drawn = useRef({ state, asking });
  useEffect(() => {
    const remember = ({ target }: Event) => {
      // Dialogs and menus opened from here keep the focus here.
      if (target instanceof Element && !target.closest('[role="alertdialog"], [role="dialog"], [role="menu"]')) {
        had.current = group.current?.contains(target) ?? false;
      }
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, []);
  useEffect(() => {
    const same = drawn.current.state === state && drawn.current.asking === asking;
    drawn.current = { state, asking };
    const { activeElement } = document;
    const lost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.closest('[role="alertdialog"], [role="dialog"]') !== null;
    if (!same && had.current && !asking && lost) group.current?.querySelector('button')?.focus();
  }, [state, asking]);
  return group;
}
