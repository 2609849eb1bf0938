import { Benefits } from '@/features/submission/components/benefits';

export default function SubmitPropertyBenefitsScreen() {
  return <Benefits />;
}
