import { SubmissionStatusPage } from '@/features/submission/components/submission-status';

export default function SubmitPropertyStatusScreen() {
  return <SubmissionStatusPage />;
}
