import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { cleanSentence, maxSearchLength } from '@/domain/filters/search-text';
import { Suggestions, useSuggestions, type LoadSuggestions, type SuggestionsProps } from './suggestions';
import { useSearchText } from './use-search-text';
import { IconButton } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The search in the URL. */
  value: string;
  /** Called when typing pauses or, with `onSubmit`, once there is no text. `first`: there was no search before. */
  onSearch: (search: string, first: boolean) => void;
  /** Called on Enter, and only then, with a whole sentence. Returns the text that stays in the field. */
  onSubmit?: (sentence: string) => Promise<string>;
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
  const { text, type: searchSoon, search, replace } = useSearchText(value, onSearch);
  const { input, combobox, list } = useSuggestions(suggestions?.load);
  // What Enter finds isn't what the text as such would, so there are no results in between.
  const type = (typed: string) => {
    if (!onSubmit) return searchSoon(typed);
    replace(typed);
    if (typed === '') search('');
  };
  const submit = async () => {
    const sentence = cleanSentence(text);
    if (!onSubmit || sentence === '') return search(text);
    replace(await onSubmit(sentence));
  };
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
          void submit();
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
        {!onSubmit && text.trim().length > maxSearchLength
          ? `Only the first ${maxSearchLength} characters are searched.`
          : null}
      </output>
    </search>
  );
}
