/** The tags of the document's head that belong to one page: written with it at build time, or put there by its screen. */

/** The attribute that marks them. */
export const headMark = 'data-page-head';

/** Takes them away: another page's will come, or none. */
export function removeHead(): void {
  for (const tag of document.head.querySelectorAll(`[${headMark}]`)) tag.remove();
}
