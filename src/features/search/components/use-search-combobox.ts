import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isLongEnough, nextOption } from '../site-search';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const cursorKeys: ReadonlySet<string> = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/**
 * Turns an existing field into a combobox, following the ARIA Authoring Practices: arrows select an option, Enter
 * opens it, Escape closes the list and keeps the text, and keys that move the cursor end the selection. A library would
 * render its own field and lose the focus and the text typed so far. Options are the elements with that role in the
 * list; the selection is dropped when its option disappears.
 */
export function useSearchCombobox(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>) {
  // The visitor may have typed before this code loaded.
  const [text, setText] = useState(() => field.current?.value ?? '');
  const [isActive, setActive] = useState(() => document.activeElement === field.current);
  const [selected, setSelected] = useState<string | null>(null);
  const open = isActive && isLongEnough(text);

  const close = () => {
    setActive(false);
    setSelected(null);
  };
  // The page may have changed the text since, which isn't an event.
  const activate = () => {
    setText(field.current?.value ?? '');
    setActive(true);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An input method's keys choose characters. Safari sends its Enter after the composition, with this code.
    if (event.isComposing || event.keyCode === 229) return;
    const step = steps[event.key];
    if (step !== undefined && isLongEnough(field.current?.value ?? '')) {
      event.preventDefault();
      const options = Array.from(list.current?.querySelectorAll('[role=option]') ?? [], ({ id }) => id);
      if (open) setSelected(nextOption(options, selected, step));
      activate();
    } else if (event.key === 'Escape' && open) {
      // By default, browsers clear the field.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const option = selected === null ? null : document.getElementById(selected);
      // Without a selection, the field's form is submitted.
      if (!option || !open) return close();
      event.preventDefault();
      option.click();
    } else if (cursorKeys.has(event.key)) {
      setSelected(null);
    }
  });
  const onInput = useEffectEvent(() => {
    activate();
    setSelected(null);
  });
  const onResults = useEffectEvent(() => {
    if (selected !== null && !document.getElementById(selected)) setSelected(null);
  });
  const onClick = useEffectEvent(activate);
  const onBlur = useEffectEvent(() => {
    // Keep the list open if the whole window lost focus.
    if (document.activeElement !== field.current) close();
  });
  // Listen before the browser can send the next letter, which a passive effect could miss.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    field.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    field.current?.addEventListener('input', () => onInput(), { signal });
    field.current?.addEventListener('click', () => onClick(), { signal });
    field.current?.addEventListener('blur', () => onBlur(), { signal });
    // Pressing in the list would blur the field and close the list before the click.
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    const observer = new MutationObserver(() => onResults());
    if (list.current) observer.observe(list.current, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [field, list]);

  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(open));
    if (open && selected !== null) {
      field.current?.setAttribute('aria-activedescendant', selected);
      document.getElementById(selected)?.scrollIntoView({ block: 'nearest' });
    } else {
      field.current?.removeAttribute('aria-activedescendant');
    }
  }, [field, open, selected]);

  return { text, open, selected, close };
}
