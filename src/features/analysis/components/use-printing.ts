import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Since when the sheet for the printer is there, null while it is not: from the press of a button until the printing is done, and for
 * `always` also when the browser prints the page by itself.
 */
export function usePrinting(always: boolean): { since: string | null; print: () => void } {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    const end = () => setSince(null);
    if (always) window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [always]);
  // At once: the browser takes the page as it is when this returns.
  function begin() {
    flushSync(() => setSince(new Date().toISOString()));
  }
  return {
    since,
    print: () => {
      begin();
      window.print();
    },
  };
}
