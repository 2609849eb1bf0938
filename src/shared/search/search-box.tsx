import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from './search-text';
import { IconButton } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

const debounceMs = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The search in the URL. */
  value: string;
  /** Called when typing pauses. `first` is true if there was no search before. */
  onSearch: (search: string, first: boolean) => void;
  /** Called on Enter instead of `onSearch`. */
  onSubmit?: (text: string) => void;
  /** Disables the field; `describedBy` is the id of the explanation. */
  disabled?: boolean;
  describedBy?: string;
}

/** A search field that follows both typing and the URL (Back, Reset). */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  onSubmit,
  disabled = false,
  describedBy,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** Searches sent by this field that haven't reached the URL yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

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
  const clear = () => {
    setText('');
    search('');
    input.current?.focus();
  };
  const type = (raw: string) => {
    setText(raw);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(raw), debounceMs);
  };

  // On a prerendered page the user may have typed before hydration.
  const adoptTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) type(typed);
  });
  useEffect(() => adoptTypedText(), []);

  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = cleanSearch(text);
          if (!onSubmit || typed === '') return search(text);
          clearTimeout(timer.current);
          onSubmit(typed);
        }}
      >
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3.5 z-10 size-5 text-muted" />
        <Field label={label} labelHidden>
          <Input
            ref={input}
            value={text}
            onChange={(event) => type(event.target.value)}
            placeholder={placeholder}
            disabled={disabled}
            aria-describedby={describedBy}
            enterKeyHint="search"
            autoComplete="off"
            className={clsx('pl-11 text-ellipsis', text && !disabled ? 'pr-12' : 'pr-3')}
          />
        </Field>
        {text && !disabled ? (
          <IconButton label="Clear search" className="absolute! top-0.5 right-0.5" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </form>
    </search>
  );
}
