import { Templates } from '@/features/deal-documents/components/staff/templates';
import { StaffOnly } from './staff-only';

export default function StaffAgreementsScreen() {
  return (
    <StaffOnly right="admin">
      <Templates />
    </StaffOnly>
  );
}
