import { ListingPicture } from '@/shared/listings/listing-picture';
import { Pipeline } from '@/features/pipeline/components/pipeline';

const loadAnalysisLink = () => import('./saved-analysis-link').then(({ SavedAnalysisLink }) => SavedAnalysisLink);

export default function PipelineScreen() {
  return <Pipeline picture={ListingPicture} loadAnalysisLink={loadAnalysisLink} />;
}
