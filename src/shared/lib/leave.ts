/** Leaves the single-page app for another origin, without a history entry of the page that was left. */
export function leaveFor(url: string): void {
  window.location.replace(url);
}

/** Loads the page anew. */
export function reload(): void {
  window.location.reload();
}

/** Goes to another origin; Back leads to the page that was left. */
export function goTo(url: string): void {
  window.location.assign(url);
}
