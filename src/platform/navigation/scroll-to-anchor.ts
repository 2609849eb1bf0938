/** How long to wait for the element. */
const timeoutMs = 8000;

/** How long to keep the element in view while content above it loads. */
const holdMs = 2000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element with this id and focuses it as soon as it's rendered. Keeps it in view for two seconds while
 * the page grows, or until the user interacts. Returns a function that cancels.
 */
export function scrollToAnchor(id: string): () => void {
  let arrived = false;
  let timer = setTimeout(stop, timeoutMs);
  const observer = new MutationObserver(attempt);

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stop);
  }
  function attempt() {
    const target = document.getElementById(id);
    if (!target) return;
    if (!arrived) {
      arrived = true;
      clearTimeout(timer);
      timer = setTimeout(stop, holdMs);
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  attempt();
  return stop;
}
