/** How long a screen may take to show its heading before the focus is left alone. */
const patienceMs = 8000;

/**
 * Moves the focus to the page's h1 as soon as there is one, and to the one that takes its place when loading
 * ends; unless the reader has moved it meanwhile or the screen has focused a field of its own. Returns a
 * function that gives up.
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | null = null;

  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === focused || !isFree(document.activeElement, before)) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Whether the focus is nowhere, or still where it was before the screen changed. */
function isFree(active: Element | null, before: Element | null): boolean {
  if (active === null || active === document.body) return true;
  // A field of the new screen may have taken it already, before we began.
  const inScreen = active.closest('main') !== null && !active.matches('main');
  return active === before && !inScreen;
}
