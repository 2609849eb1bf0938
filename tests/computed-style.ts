const realStyle = window.getComputedStyle.bind(window);
/** A document without style sheets, whose elements have a browser's default styles only. */
const blank = document.implementation.createHTMLDocument('');
const displays = new Map<string, string>();

/** How browsers display such an element by default. Their style sheet selects by these attributes only. */
function defaultDisplay(element: Element): string {
  const attributes = ['hidden', 'open', 'popover', 'type'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : ([[name, value]] as const);
  });
  const key = JSON.stringify([element.namespaceURI, element.localName, attributes]);
  const known = displays.get(key);
  if (known !== undefined) return known;
  const plain = blank.createElementNS(element.namespaceURI, element.localName);
  for (const [name, value] of attributes) plain.setAttribute(name, value);
  blank.body.replaceChildren(plain);
  const { display } = realStyle(plain);
  displays.set(key, display);
  return display;
}

const ownStyle = (element: Element, name: string) =>
  'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';

/** The value of a property that descendants inherit: from the nearest element that sets it. */
function inherited(element: Element, name: string, initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = ownStyle(each, name);
    if (value !== '' && value !== 'inherit') return value;
  }
  return initial;
}

/** What queries by role and `toBeVisible` ask for. */
const properties: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => ownStyle(element, 'display') || defaultDisplay(element),
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  opacity: (element) => ownStyle(element, 'opacity') || '1',
};

/**
 * jsdom matches every rule of its style sheet for each computed style, a third of the time of all screen tests. This
 * reads these properties from an element and its ancestors instead, and leaves all others to jsdom. It ignores style
 * sheets, of which the tests load only those that libraries add.
 */
export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return realStyle(element, pseudo);
  const valueOf = (name: string) => properties[name]?.(element);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name: string) => {
      if (name === 'getPropertyValue')
        return (asked: string) => valueOf(asked) ?? realStyle(element).getPropertyValue(asked);
      const value = valueOf(name);
      if (value !== undefined) return value;
      const style = realStyle(element);
      const real: unknown = Reflect.get(style, name);
      return typeof real === 'function' ? (real.bind(style) as unknown) : real;
    },
  });
}
