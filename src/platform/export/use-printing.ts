import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * When the print sheet was opened (ISO time), or null: from pressing the button until printing is done. With
 * `always`, it also opens when the browser prints the page.
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
  // Synchronously, because the browser prints the page as it is when this returns.
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
