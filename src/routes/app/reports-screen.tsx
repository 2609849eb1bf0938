import { Reports } from '@/features/community/safety/components/reports';
import { StaffOnly } from './staff-only';

export default function ReportsScreen() {
  return (
    <StaffOnly right="moderator">
      <Reports />
    </StaffOnly>
  );
}
