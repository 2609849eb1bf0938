import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadSuggestions } from '@/features/search/components/load-suggestions';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { openUrl } from '@/platform/navigation/browser-navigation';
import { maxSentenceLength } from '@/domain/filters/search-text';
import { Suggestions, useSuggestions } from '@/shared/search/suggestions';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { searchTabs, searchTarget, type SearchTab } from './home-search-target';

/** The home page’s search, with a tab for each kind of result. The text stays when the tab changes. */
export function HomeSearch() {
  const id = useId();
  const [tab, setTab] = useState<SearchTab>('properties');
  const { status } = useAuth();
  const navigate = useNavigate();
  const { label, placeholder, kinds } = searchTabs.find((known) => known.id === tab) ?? searchTabs[0];
  const form = useRef<HTMLFormElement>(null);
  const { input, combobox, list } = useSuggestions(loadSuggestions);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = searchTarget(tab, input.current?.value ?? '', status === 'authenticated');
    // Without text, focus the field.
    if (!target) input.current?.focus();
    else if (target.inApp) openUrl(appOrigin(window.location) + target.path);
    else void navigate(target.path);
  };
  return (
    <search className="mt-8 block">
      <Tabs id={id} tab={tab} onTab={setTab} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        <form
          ref={form}
          action={paths.marketplace}
          onSubmit={search}
          className={clsx(
            'relative flex items-center gap-2 rounded-card rounded-tl-none border border-edge bg-surface p-2',
            'has-[input:focus-visible]:border-evergreen has-[input:focus-visible]:outline-2',
            'has-[input:focus-visible]:outline-evergreen',
          )}
        >
          <Search aria-hidden className="ml-2 size-5 shrink-0 text-muted max-sm:hidden" />
          <input
            {...combobox}
            ref={input}
            type="search"
            name="search"
            aria-label={`Search ${label.toLowerCase()}`}
            placeholder={placeholder}
            enterKeyHint="search"
            maxLength={maxSentenceLength}
            className="h-12 min-w-0 flex-1 bg-transparent px-2 text-base text-ink outline-none placeholder:text-muted"
          />
          <Button type="submit" size="lg" className="max-sm:px-4">
            Search
          </Button>
          <Suggestions {...list} host="public" anchor={form} kinds={kinds} submits />
        </form>
      </div>
    </search>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One tab stop; arrow keys, Home, and End select a tab. */
function Tabs({ id, tab, onTab }: { id: string; tab: SearchTab; onTab: (tab: SearchTab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const next = searchTabs.at(index % searchTabs.length);
    if (!next) return;
    onTab(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = searchTabs.findIndex((known) => known.id === tab);
    const step = steps[event.key];
    if (step !== undefined) choose(index + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(-1);
    else return;
    event.preventDefault();
  };
  return (
    // Scrolls on narrow phones.
    <div
      ref={list}
      role="tablist"
      aria-label="What to search"
      className="flex [scrollbar-width:none] gap-0.5 overflow-x-auto rounded-t-card"
    >
      {searchTabs.map(({ id: name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={onKeyDown}
          className={clsx(
            'min-h-11 shrink-0 rounded-t-[10px] border border-b-0 px-3 text-sm font-semibold',
            'transition-colors focus-visible:-outline-offset-2 sm:px-3.5',
            name === tab
              ? 'border-edge bg-surface text-ink'
              : 'border-transparent bg-paper/85 text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
