import { ReviewSubmission } from '@/features/submission/components/review-submission';

export default function SubmitPropertyReviewScreen() {
  return <ReviewSubmission />;
}
