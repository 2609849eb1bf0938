/** How long a screen may take to show the place before the address is left alone. */
const patienceMs = 8000;

/** How long the place is kept in sight while what stands above it still loads. */
const heldMs = 2000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element of this id, as soon as there is one, and gives it the focus. It stays in sight while the page around
 * it grows, for a moment, or until the reader does something. Returns a function that gives up.
 */
export function goToAnchor(id: string): () => void {
  let arrived = false;
  let timer = setTimeout(stop, patienceMs);
  const observer = new MutationObserver(attempt);

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of interruptions) window.removeEventListener(type, stop);
  }
  function attempt() {
    const place = document.getElementById(id);
    if (!place) return;
    if (!arrived) {
      arrived = true;
      clearTimeout(timer);
      timer = setTimeout(stop, heldMs);
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    place.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of interruptions) window.addEventListener(type, stop, { passive: true });
  attempt();
  return stop;
}
