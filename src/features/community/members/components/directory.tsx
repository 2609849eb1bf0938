import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { Page, PageHeading } from '@/platform/layout/page';
import { SearchBox } from '@/shared/search/search-box';
import { Segmented } from '@/kit/ui/segmented';
import { emptyFilters, tierFilters } from '../directory';
import { DirectoryResults } from './directory-results';
import { useDirectory } from './use-directory';

/** The member directory: search, tier filter and cards. The URL holds the search and the filter. */
export function Directory() {
  const user = useUser();
  return (
    <Page className="flex flex-col gap-5 sm:gap-6">
      <PageHeading title="Members" lead="Investors, agents, wholesalers, and others to do deals with." />
      <Members userId={user.id} />
    </Page>
  );
}

function Members({ userId }: { userId: string }) {
  const directory = useDirectory(userId);
  const { access, view, change } = directory;
  const [resets, setResets] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const gateId = useId();
  const unconfirmed = access === 'unconfirmed';
  const closed = access !== 'open';

  const reset = useCallback(() => {
    setResets((count) => count + 1);
    change(emptyFilters);
  }, [change]);
  // The reset button disappears with the empty state, so move the focus.
  useEffect(() => {
    if (resets > 0) toolbar.current?.querySelector('input')?.focus();
  }, [resets]);

  return (
    <>
      <div className="flex flex-col gap-2">
        <div ref={toolbar} className="flex flex-wrap items-start gap-2 sm:gap-3">
          <div className="flex min-w-0 flex-1 basis-full max-sm:h-11 sm:basis-72">
            {/* A reset also clears text that hasn't been submitted. */}
            <SearchBox
              key={resets}
              label="Search members"
              placeholder="Name, location or title"
              value={view.search}
              // Only the first search adds a history entry.
              onSearch={(search, first) => change({ search }, { replace: !first && search !== '' })}
              disabled={closed}
              describedBy={unconfirmed ? gateId : undefined}
            />
          </div>
          <Segmented
            label="Filter by tier"
            value={view.tier}
            options={tierFilters}
            onChange={(tier) => change({ tier })}
            disabled={closed}
            describedBy={unconfirmed ? gateId : undefined}
            className="max-sm:w-full max-sm:[&>label]:flex-1 max-sm:[&>label]:px-1"
          />
        </div>
        <output id={gateId} className="text-sm text-muted empty:hidden">
          {unconfirmed ? 'Please confirm your email address to use search and filter features.' : null}
        </output>
      </div>
      <DirectoryResults directory={directory} onReset={reset} />
    </>
  );
}
