import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isLongEnough, stepped } from '../rules';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes a combobox of a field that stands on the page already, after the pattern of the ARIA practices: arrows choose among the list's
 * options, Enter follows the chosen one, Escape closes and keeps the text. A library would bring a field of its own, and with it take
 * the focus and what is being typed. The options are whatever has that role in the list; one that a new answer drops is chosen no more.
 */
export function useSearchField(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLElement | null>) {
  // Somebody may have typed already.
  const [text, setText] = useState(() => field.current?.value ?? '');
  const [wanted, setWanted] = useState(() => document.activeElement === field.current);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = wanted && isLongEnough(text);

  const close = () => {
    setWanted(false);
    setChosen(null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // These keys belong to whoever is composing a letter with them.
    if (event.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && isLongEnough(text)) {
      event.preventDefault();
      const options = Array.from(list.current?.querySelectorAll('[role=option]') ?? [], ({ id }) => id);
      if (open) setChosen(stepped(options, chosen, step));
      setWanted(true);
    } else if (event.key === 'Escape' && open) {
      // A browser would empty the field.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open && chosen !== null) {
      const option = document.getElementById(chosen);
      if (option) event.preventDefault();
      option?.click();
    }
  });
  const onInput = useEffectEvent(() => {
    setText(field.current?.value ?? '');
    setWanted(true);
    setChosen(null);
  });
  const onAnswer = useEffectEvent(() => {
    if (chosen !== null && !document.getElementById(chosen)) setChosen(null);
  });
  const onClick = useEffectEvent(() => setWanted(true));
  const onBlur = useEffectEvent(() => {
    // Where it is the window that has lost the focus, the list stays.
    if (document.activeElement !== field.current) close();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    field.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    field.current?.addEventListener('input', () => onInput(), { signal });
    field.current?.addEventListener('click', () => onClick(), { signal });
    field.current?.addEventListener('blur', () => onBlur(), { signal });
    // A press in the list would take the focus, which closes the list before it is released.
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    const observer = new MutationObserver(() => onAnswer());
    if (list.current) observer.observe(list.current, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [field, list]);

  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(open));
    if (open && chosen !== null) {
      field.current?.setAttribute('aria-activedescendant', chosen);
      document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
    } else {
      field.current?.removeAttribute('aria-activedescendant');
    }
  }, [field, open, chosen]);

  return { text, open, chosen };
}
