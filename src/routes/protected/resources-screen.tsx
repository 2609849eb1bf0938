import { DealAnalysis } from '@/features/analysis/components/deal-analysis';
import { paths } from '@/shared/config/paths';
import { Page, PageHeading } from '@/shared/ui/page';

export default function ResourcesScreen() {
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Resources" lead="Run the numbers of any deal, and share them as a link." />
      <DealAnalysis title="AI Deal Analysis" figures={null} name="" shareAt={window.location.origin + paths.resources} alone />
    </Page>
  );
}
