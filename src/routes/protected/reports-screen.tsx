import { Reports } from '@/features/community/components/safety/reports';
import { StaffOnly } from './staff-only';

export default function ReportsScreen() {
  return (
    <StaffOnly>
      <Reports />
    </StaffOnly>
  );
}
