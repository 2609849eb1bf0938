import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or reloaded while `active`, as when an upload or text would be lost. */
export function useConfirmUnload(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [active]);
}
