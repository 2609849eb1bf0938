import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiGroups, apiPages } from '@/domain/integrations/api-pages';
import { apiReferenceName } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { PageHeading } from '@/platform/layout/page';
import { Assistants } from './assistants';
import { Changelog } from './changelog';
import { Described } from './described';
import { GettingStarted } from './getting-started';
import { Group } from './group';
import { ObjectList } from './object-list';
import { Results, SearchField } from './search';
import { WebhookReference } from './webhook-reference';

/** A page of the API reference: the first one without a `slug`. */
export function ReferencePage({ slug }: { slug: string }) {
  const [search, setSearch] = useState('');
  const page = apiPages.find((one) => one.slug === slug);
  const name = page?.name ?? apiReferenceName;
  return (
    <div
      className={clsx(
        'mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-10',
        'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12',
      )}
    >
      <PageList slug={slug} name={name} />
      <div className="flex min-w-0 flex-col gap-8">
        <SearchField value={search} onChange={setSearch} />
        <PageHeading
          title={search.trim() ? 'Search results' : name}
          tab={page ? `${name} · ${apiReferenceName}` : name}
          lead={search.trim() ? undefined : page?.text}
        />
        {search.trim() ? (
          <Described>
            {(description) => <Results search={search} description={description} onLeave={() => setSearch('')} />}
          </Described>
        ) : (
          <Content slug={slug} name={name} />
        )}
      </div>
    </div>
  );
}

function Content({ slug, name }: { slug: string; name: string }) {
  if (name in apiGroups) {
    return <Described>{(description) => <Group name={name} description={description} />}</Described>;
  }
  if (slug === 'events') return <WebhookReference />;
  if (slug === 'assistants') return <Assistants />;
  if (slug === 'objects') return <Described>{(description) => <ObjectList description={description} />}</Described>;
  return slug === 'changelog' ? <Changelog /> : <GettingStarted />;
}

/** Links to all pages; on phones below a button that shows them. */
function PageList({ slug, name }: { slug: string; name: string }) {
  const [open, setOpen] = useState(false);
  const pages = [{ slug: '', name: apiReferenceName }, ...apiPages];
  return (
    <nav
      aria-label={apiReferenceName}
      className="max-lg:mb-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={clsx(
          'flex min-h-11 w-full items-center justify-between rounded-control border border-line bg-surface px-3.5',
          'text-[15px] font-medium lg:hidden',
        )}
      >
        <span>
          <span className="sr-only">Pages: </span>
          {name}
        </span>
        <ChevronDown aria-hidden className={clsx('size-5 text-muted transition-transform', open && 'rotate-180')} />
      </button>
      <ul className={clsx('flex flex-col text-[15px] max-lg:pt-2', !open && 'max-lg:hidden')}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link
              to={page.slug ? paths.developersPage(page.slug) : paths.developers}
              aria-current={page.slug === slug ? 'page' : undefined}
              className={clsx(
                'flex min-h-9 items-center rounded-control px-3 pointer-coarse:min-h-11',
                page.slug === slug ? 'bg-evergreen-soft font-medium text-evergreen-ink' : 'text-muted hover:text-ink',
              )}
            >
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
