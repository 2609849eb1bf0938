import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { siteOrigin } from '@/shared/config/site-origin';
import { removeHead } from '@/shared/lib/head-tags';

/** Their screens tell what they are, once they have it from the backend. */
const tellingScreens = [paths.property(':id'), paths.resource(':slug')];

/** Whether the page came with its head, written at build time: then it is left as it is. */
function isWritten(path: string): boolean {
  return (
    document.documentElement.dataset['page'] === path && document.head.querySelector('link[rel=canonical]') !== null
  );
}

/** What the page at this address tells search engines and whoever shares it. The texts are loaded with the first page that was not written. */
export function PublicHead() {
  const path = useLocation().pathname.replace(/\/+$/, '') || paths.home;
  useEffect(() => {
    if (tellingScreens.some((screen) => matchPath(screen, path))) return undefined;
    let left = false;
    const tell = async () => {
      const { applyHeadOf } = await import('./page-heads');
      if (!left) applyHeadOf(path, siteOrigin());
    };
    // Where the texts cannot be loaded, the page is read without them as well.
    if (!isWritten(path)) tell().catch(() => undefined);
    return () => {
      left = true;
      removeHead();
    };
  }, [path]);
  return null;
}
