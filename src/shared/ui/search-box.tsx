import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from '@/shared/lib/search-text';
import { IconButton } from './button';
import { Field, Input } from './field';

const pauseMs = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The search in the address bar. */
  value: string;
  /** Called when typing pauses. `first` is true when no search stood before. */
  onSearch: (search: string, first: boolean) => void;
  /** Not for this reader. `describedBy` is the id of what says why. */
  disabled?: boolean;
  describedBy?: string;
}

/** The search field. Follows the address bar (Back, Reset) as well as the keyboard. */
export function SearchBox({ label, placeholder, value, onSearch, disabled = false, describedBy }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Searches of this field that the address bar does not show yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  if (value !== shown) {
    setShown(value);
    setSent(sent.slice(sent.indexOf(value) + 1));
    // The address changed from elsewhere: what stands in the field gives way.
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
  const type = (raw: string) => {
    setText(raw);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(raw), pauseMs);
  };

  // On a page written at build time somebody may have typed before the field was at work.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) type(typed);
  });
  useEffect(() => takeOver(), []);

  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
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
          <IconButton
            label="Clear the search"
            className="absolute! top-0.5 right-0.5"
            onClick={() => {
              setText('');
              search('');
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
      </form>
    </search>
  );
}
