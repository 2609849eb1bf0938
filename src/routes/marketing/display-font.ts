import '@fontsource-variable/fraunces/wght.css';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

/** For screens whose headings are set in the display serif: the browser would find the font only after laying the heading out. */
export function useDisplayFont(): void {
  preload(frauncesUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
