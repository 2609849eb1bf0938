import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { SearchBox } from '@/shared/ui/search-box';
import { Segmented } from '@/shared/ui/segmented';
import { everybody, tierFilters } from '../../directory-rules';
import { DirectoryResults } from './directory-results';
import { useDirectory } from './use-directory';

/** The directory of members: search, tier filter and cards. What it shows stands in the address. */
export function Directory() {
  const { user } = useAuth();
  return (
    <Page className="flex flex-col gap-5 sm:gap-6">
      <PageHeading title="Members" lead="Investors, agents, wholesalers and others to do deals with." />
      {user ? <Members userId={user.id} /> : <ErrorState title="User not logged in" />}
    </Page>
  );
}

function Members({ userId }: { userId: string }) {
  const directory = useDirectory(userId);
  const { access, view, change } = directory;
  const [resets, setResets] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const gateId = useId();
  const barred = access === 'unconfirmed';
  const closed = access !== 'open';

  const reset = useCallback(() => {
    setResets((count) => count + 1);
    change(everybody);
  }, [change]);
  // The button that was pressed goes with the empty list.
  useEffect(() => {
    if (resets > 0) toolbar.current?.querySelector('input')?.focus();
  }, [resets]);

  return (
    <>
      <div className="flex flex-col gap-2">
        <div ref={toolbar} className="flex flex-wrap items-start gap-2 sm:gap-3">
          <div className="flex min-w-0 flex-1 basis-full max-sm:h-11 sm:basis-72">
            {/* A reset empties the field as well, typed but unsent text included. */}
            <SearchBox
              key={resets}
              label="Search members"
              placeholder="Name, location or title"
              value={view.search}
              // Searching on is not worth a step Back each time; the first search is.
              onSearch={(search, first) => change({ search }, { replace: !first && search !== '' })}
              disabled={closed}
              describedBy={barred ? gateId : undefined}
            />
          </div>
          <Segmented
            label="Filter by tier"
            value={view.tier}
            options={tierFilters}
            onChange={(tier) => change({ tier })}
            disabled={closed}
            describedBy={barred ? gateId : undefined}
            className="max-sm:w-full max-sm:[&>label]:flex-1 max-sm:[&>label]:px-1"
          />
        </div>
        <output id={gateId} className="text-sm text-muted empty:hidden">
          {barred ? 'Please confirm your email address to use search and filter features.' : null}
        </output>
      </div>
      <DirectoryResults directory={directory} onReset={reset} />
    </>
  );
}
