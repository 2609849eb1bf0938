import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DealAnalysis } from '@/features/analysis/components/deal-analysis';
import { scenarioParameter } from '@/shared/config/scenario-parameter';
import { SaveAnalysis } from '@/features/pipeline/components/save-analysis';
import { Library } from '@/features/resources/components/library';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, PageHeading } from '@/shared/layout/page';

/** The library and the deal analysis, which comes first if the URL contains a scenario. */
export default function ResourcesScreen() {
  const { search } = useLocation();
  // Read once, because the order must not change while a scenario is being entered.
  const [hasScenario] = useState(() => new URLSearchParams(search).has(scenarioParameter));
  const analysis = (
    <DealAnalysis
      key="analysis"
      title="AI Deal Analysis"
      figures={null}
      name=""
      shareAt={window.location.origin + paths.resources}
      alone={hasScenario}
      save={SaveAnalysis}
    />
  );
  return (
    <Page className="flex flex-col gap-8">
      <PageHeading
        title="Resources"
        lead="Guides, templates, calculators, and analysis for any deal."
        actions={
          hasScenario ? null : (
            <ButtonLink to="#deal-analysis" variant="secondary" icon={<ChartNoAxesCombined aria-hidden />}>
              Analyze a deal
            </ButtonLink>
          )
        }
      />
      {hasScenario ? analysis : null}
      <Library />
      {hasScenario ? null : analysis}
    </Page>
  );
}
