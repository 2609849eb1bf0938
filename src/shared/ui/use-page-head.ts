import { useEffect } from 'react';
import { siteOrigin } from '@/shared/config/site-origin';
import { removeHead } from '@/shared/lib/head-tags';
import { applyHead, type PageHead } from '@/shared/lib/page-head';

/**
 * What the page on the screen tells search engines and whoever shares it; 'noindex' for one that they should pass over, null for one
 * of which nothing is known yet.
 */
export function usePageHead(head: PageHead | 'noindex' | null): void {
  const key = JSON.stringify(head);
  useEffect(() => {
    const told = JSON.parse(key) as PageHead | 'noindex' | null;
    if (!told) return undefined;
    applyHead(told, siteOrigin());
    return removeHead;
  }, [key]);
}
