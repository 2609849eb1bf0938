import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

/** Preloads the display serif, which the browser would otherwise discover only after laying out the heading. */
export function useDisplayFont(): void {
  preload(frauncesUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
