const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function controlOf(label: HTMLLabelElement): HTMLElement | null {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector<HTMLElement>(labelable);
  const control = label.ownerDocument.getElementById(id);
  return control?.matches(labelable) ? control : null;
}

/**
 * For each label, jsdom walks through the whole document to find its control, and for each control through all labels,
 * which is up to half the time of a test with a large form. This finds the same by their ids.
 */
export function findLabelsFast(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLOutputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return [...this.ownerDocument.querySelectorAll('label')].filter((label) => controlOf(label) === this);
      },
    });
  }
}
