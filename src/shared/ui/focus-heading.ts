/** How long a screen may take to show its heading before the focus is left alone. */
const patienceMs = 8000;

/**
 * Moves the focus to the page's h1 as soon as there is one, unless the reader has moved it meanwhile or the
 * screen has focused a field of its own. Returns a function that gives up.
 */
export function focusHeading(): () => void {
  const before = document.activeElement;

  const attempt = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    const active = document.activeElement;
    // A field of the new screen may have taken it already, before this was called.
    const inScreen = active !== null && active.closest('main') !== null && !active.matches('main');
    if (active === null || active === document.body || (active === before && !inScreen)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };

  if (attempt()) return () => {};
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
