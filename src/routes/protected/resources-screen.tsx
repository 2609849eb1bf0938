import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DealAnalysis } from '@/features/analysis/components/deal-analysis';
import { scenarioParameter } from '@/features/analysis/model';
import { Library } from '@/features/resources/components/library';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, PageHeading } from '@/shared/ui/page';

/** The library, and the analysis of any deal: first and open for who comes with one. */
export default function ResourcesScreen() {
  const { search } = useLocation();
  // Not while it is entered: the page would turn over under the reader's hands.
  const [withDeal] = useState(() => new URLSearchParams(search).has(scenarioParameter));
  const analysis = (
    <DealAnalysis
      key="analysis"
      title="AI Deal Analysis"
      figures={null}
      name=""
      shareAt={window.location.origin + paths.resources}
      alone={withDeal}
    />
  );
  return (
    <Page className="flex flex-col gap-8">
      <PageHeading
        title="Resources"
        lead="Guides, templates and calculators, and the numbers of any deal."
        actions={
          withDeal ? null : (
            <ButtonLink to="#deal-analysis" variant="secondary" icon={<ChartNoAxesCombined aria-hidden />}>
              Analyze a deal
            </ButtonLink>
          )
        }
      />
      {withDeal ? analysis : null}
      <Library />
      {withDeal ? null : analysis}
    </Page>
  );
}
