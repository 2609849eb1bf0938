import { Templates } from '@/features/deals/agreements/components/staff/templates';
import { StaffOnly } from './staff-only';

export default function StaffAgreementsScreen() {
  return (
    <StaffOnly right="admin">
      <Templates />
    </StaffOnly>
  );
}
