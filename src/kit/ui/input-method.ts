/**
 * Keeps the keys of an input method to itself while a word is composed: Enter confirms the word, arrows choose among
 * candidates, and Escape drops it. No field, list, or dialog of ours sees them. Some browsers only report key code 229.
 * Returns a function that stops it.
 */
export function keepComposingKeys(target: Window): () => void {
  const keep = (event: KeyboardEvent) => {
    // oxlint-disable-next-line typescript/no-deprecated
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  };
  target.addEventListener('keydown', keep, { capture: true });
  return () => target.removeEventListener('keydown', keep, { capture: true });
}
