/** Shows why the app couldn't start, such as a configuration error, where the page would be. */
export function showStartError(root: HTMLElement, error: unknown): void {
  delete document.documentElement.dataset['stalePrerender'];
  const message = document.createElement('pre');
  message.style.cssText = 'padding:2rem;white-space:pre-wrap;font:16px/1.5 system-ui';
  message.textContent = error instanceof Error ? error.message : String(error);
  root.replaceChildren(message);
}
