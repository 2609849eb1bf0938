import { Gate } from '@/shared/entitlements/gate';
import { Page, PageHeading } from '@/platform/layout/page';
import type { Publish } from '@/domain/listing/stored-draft';
import { DraftLists } from './draft-lists';
import { ImportPanel } from './import-panel';

/** The screen for importing listings, with the drafts that are left to publish. `publish` posts one. */
export function ImportListings({ publish }: { publish: Publish }) {
  return (
    <Page>
      <div className="mx-auto flex max-w-4xl flex-col gap-6">
        <PageHeading title="Import listings" lead="Turn a spreadsheet into drafts, and publish the ones you want." />
        <div className="flex flex-col gap-3 empty:hidden">
          <Gate act="listing" />
        </div>
        <ImportPanel />
        <DraftLists publish={publish} />
      </div>
    </Page>
  );
}
