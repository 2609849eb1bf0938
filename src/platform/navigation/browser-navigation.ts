/** Goes to another origin and replaces the current history entry. */
export function redirectTo(url: string): void {
  window.location.replace(url);
}

/** Reloads the page. */
export function reloadPage(): void {
  window.location.reload();
}

/** Goes to another origin and keeps the current page in the history. */
export function openUrl(url: string): void {
  window.location.assign(url);
}
