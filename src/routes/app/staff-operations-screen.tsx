import { Operations } from '@/features/operations/components/operations';
import { StaffOnly } from './staff-only';

export default function StaffOperationsScreen() {
  return (
    <StaffOnly right="admin">
      <Operations />
    </StaffOnly>
  );
}
