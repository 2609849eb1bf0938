import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import { HomePlat } from './home-plat';

/** What this is, and the search to begin with. */
export function HomeHero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <HomePlat />
      <div className="relative mx-auto flex max-w-page flex-col justify-center px-4 pt-10 pb-64 sm:px-6 sm:pt-16 lg:min-h-[35rem] lg:py-20">
        <div className="max-w-xl">
          <p className="text-sm font-semibold text-evergreen-ink">The off-market marketplace for investors</p>
          <h1 className="mt-3 font-display text-[2.6rem] leading-[1.06] font-semibold tracking-[-0.02em] outline-none sm:text-6xl">
            See the deal before it is listed.
          </h1>
          <p className="mt-5 max-w-lg text-lg text-muted">
            Investors, agents and wholesalers post what is not on the open market, with the numbers up front: price, cap rate, condition
            and terms.
          </p>
          <PropertySearch />
        </div>
      </div>
    </section>
  );
}

function PropertySearch() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) void navigate(`${paths.marketplace}?${new URLSearchParams({ search: wanted }).toString()}`);
  };
  return (
    <search>
      <form
        onSubmit={search}
        className="mt-8 flex items-center gap-2 rounded-card border border-edge bg-surface p-2 has-[input:focus-visible]:border-evergreen has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-evergreen"
      >
        <Search aria-hidden className="ml-2 size-5 shrink-0 text-muted max-sm:hidden" />
        <input
          type="search"
          aria-label="Search properties"
          placeholder="City, state, ZIP or address"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="h-12 min-w-0 flex-1 bg-transparent px-2 text-base text-ink outline-none placeholder:text-muted"
        />
        <Button type="submit" size="lg">
          Search
        </Button>
      </form>
    </search>
  );
}
