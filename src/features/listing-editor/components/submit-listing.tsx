import { Card } from '@/shared/ui/card';
import { Page, PageHeading } from '@/shared/layout/page';
import { SubmitWizard } from './submit-wizard';

/** The screen for posting a listing. */
export function SubmitListing() {
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading title="Submit Listing" lead="Post an off-market deal. It goes live as soon as you submit it." />
        <Card className="flex flex-col px-4 pt-4 [--wizard-bottom:var(--bottom-bar)] sm:px-6 sm:pt-6">
          <SubmitWizard />
        </Card>
      </div>
    </Page>
  );
}
