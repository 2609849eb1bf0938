/** How long to wait for a heading. */
const timeoutMs = 8000;

/** Ends the latest call, which a later one replaces. */
let cancel = () => {};

/**
 * Focuses the page's h1 as soon as it's rendered, and again if loading replaces it, unless the user or the screen has
 * moved the focus. Returns a function that cancels.
 */
export function focusHeading(): () => void {
  cancel();
  const before = document.activeElement;
  let focused: HTMLElement | null = null;

  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === focused || !canTakeFocus(document.activeElement, before)) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return cancel;
}

/** Whether nothing has the focus, or the element that had it before the screen changed. */
function canTakeFocus(active: Element | null, before: Element | null): boolean {
  if (active === null || active === document.body) return true;
  // A field of the new screen may have taken the focus before this ran.
  const inScreen = active.closest('main') !== null && !active.matches('main');
  return active === before && !inScreen;
}
