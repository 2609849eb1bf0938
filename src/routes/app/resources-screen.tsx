import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DealAnalysis } from '@/features/analysis/components/deal-analysis';
import { scenarioParameter } from '@/domain/site/scenario-parameter';
import { SaveAnalysis } from '@/features/pipeline/components/save-analysis';
import { Library } from '@/features/resources/components/library';
import { paths } from '@/domain/site/paths';
import { Page, PageHeading } from '@/platform/layout/page';

/** The deal analysis, and the library below it. */
export default function ResourcesScreen() {
  const { search } = useLocation();
  // Read once, because the details must not open while a scenario is being entered.
  const [hasScenario] = useState(() => new URLSearchParams(search).has(scenarioParameter));
  return (
    <Page className="flex flex-col gap-8">
      <PageHeading title="Resources" lead="Guides, templates, calculators, and analysis for any deal." />
      <DealAnalysis
        title="AI Deal Analysis"
        figures={null}
        name=""
        shareAt={window.location.origin + paths.resources}
        alone={hasScenario}
        save={SaveAnalysis}
      />
      <Library />
    </Page>
  );
}
