import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from '@/domain/filters/search-text';

const debounceMs = 250;

/**
 * The text of a search field, which follows both typing and the URL (Back, Reset). `onSearch` is called when typing
 * pauses; `first` is true if there was no search before.
 */
export function useSearchText(value: string, onSearch: (search: string, first: boolean) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** Searches sent by this field that haven't reached the URL yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== lastValue) {
    setLastValue(value);
    setSent(sent.slice(sent.indexOf(value) + 1));
    // The URL was changed elsewhere, so replace the typed text.
    if (!sent.includes(value)) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (raw: string) => {
    clearTimeout(timer.current);
    const next = cleanSearch(raw);
    const before = sent.at(-1) ?? value;
    if (next === before) return;
    setSent([...sent, next]);
    onSearch(next, before === '');
  };
  return {
    text,
    /** Searches right away. */
    search,
    type: (raw: string) => {
      setText(raw);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(raw), debounceMs);
    },
    /** Changes the text without searching. */
    replace: (next: string) => {
      clearTimeout(timer.current);
      setText(next);
    },
  };
}
