const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
const isLabelable = ({ localName }: Element) => labelable.has(localName);

function controlOf(label: HTMLLabelElement): Element | null {
  if (label.hasAttribute('for')) {
    const control = label.ownerDocument.getElementById(label.htmlFor);
    return control && isLabelable(control) ? control : null;
  }
  const walker = label.ownerDocument.createTreeWalker(label, NodeFilter.SHOW_ELEMENT);
  let element = walker.nextNode() as Element | null;
  while (element && !isLabelable(element)) element = walker.nextNode() as Element | null;
  return element;
}

function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  const around = control.closest('label');
  const byId = control.id
    ? [...control.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(control.id)}"]`)]
    : [];
  const isAround = around && !byId.includes(around) && controlOf(around) === control;
  return isAround ? [around, ...byId] : byId;
}

/**
 * For each label, jsdom walks through the whole document to find its control, and for each control through all labels,
 * which is up to half the time of a test with a large form. This finds the same by ids and by the controls in a label.
 */
export function findLabelsFast(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  const controls = [HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of controls) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
  }
}
