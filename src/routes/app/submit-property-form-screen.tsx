import { PropertyInformation } from '@/features/submission/components/property-form';

export default function SubmitPropertyFormScreen() {
  return <PropertyInformation />;
}
