import { useEffect } from 'react';
import { applyHead, type PageHead } from '@/shared/lib/page-head';

/** What the page on the screen tells search engines and whoever shares it; null for one that tells nothing, or not yet. */
export function usePageHead(head: PageHead | null): void {
  const key = JSON.stringify(head);
  useEffect(() => {
    const told = JSON.parse(key) as PageHead | null;
    if (!told) return undefined;
    applyHead(told, window.location.origin);
    return () => applyHead(null, window.location.origin);
  }, [key]);
}
