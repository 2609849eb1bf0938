import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { cleanSentence, maxSearchLength } from './search-text';
import { Suggestions, useSuggestions, type LoadSuggestions, type SuggestionsProps } from './suggestions';
import { useSearchText } from './use-search-text';
import { IconButton } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The search in the URL. */
  value: string;
  /** Called when typing pauses. `first` is true if there was no search before. */
  onSearch: (search: string, first: boolean) => void;
  /** Called on Enter with a whole sentence instead of `onSearch`. */
  onSubmit?: (text: string) => void;
  /** Suggestions while typing. Choosing a place clears the text. */
  suggestions?: Required<Pick<SuggestionsProps, 'host' | 'onPlace' | 'filters'>> & { load: LoadSuggestions };
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
  suggestions,
  disabled = false,
  describedBy,
}: SearchBoxProps) {
  const { text, type, search, cancel, replace } = useSearchText(value, onSearch);
  const { input, combobox, list } = useSuggestions(suggestions?.load);
  const clear = () => {
    replace('');
    search('');
    input.current?.focus();
  };
  const choosePlace = (key: string) => {
    replace('');
    suggestions?.onPlace(key);
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
          const typed = cleanSentence(text);
          if (!onSubmit || typed === '') return search(text);
          cancel();
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
            {...(suggestions && combobox)}
            className={clsx('pl-11 text-ellipsis', text && !disabled ? 'pr-12' : 'pr-3')}
          />
        </Field>
        {text && !disabled ? (
          <IconButton label="Clear search" className="absolute! top-0.5 right-0.5" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        ) : null}
        {suggestions ? (
          <Suggestions {...list} host={suggestions.host} filters={suggestions.filters} submits onPlace={choosePlace} />
        ) : null}
      </form>
      <output className="mt-1.5 block text-sm text-muted empty:hidden">
        {text.trim().length > maxSearchLength ? `Only the first ${maxSearchLength} characters are searched.` : null}
      </output>
    </search>
  );
}
