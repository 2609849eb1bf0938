import { LazyAnalyzedTogether } from '@/features/analysis/components/lazy-analyzed-together';
import { ComparePage } from '@/features/compare/components/compare-page';
import { paths } from '@/domain/site/paths';

export default function CompareScreen() {
  return <ComparePage linkTo={paths.property} analysis={LazyAnalyzedTogether} />;
}
