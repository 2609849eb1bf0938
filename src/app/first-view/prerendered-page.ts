/** What `checkPrerender` left in the document: whether the prerendered page in it is the one for this URL. */
const page = document.documentElement.dataset;

/** True when the HTML in the root can be hydrated. */
export function isPrerendered(): boolean {
  return page['prerendered'] !== undefined;
}

/** Removes a prerendered page that is for another URL or too old. */
export function discardPrerendered(root: HTMLElement): void {
  if (page['stalePrerender'] === undefined) return;
  root.replaceChildren();
  // It may be stale, and was for anonymous visitors.
  document.getElementById('dehydrated-state')?.remove();
  delete page['stalePrerender'];
}
