import { Proposals } from '@/features/events/components/staff/proposals';
import { StaffOnly } from './staff-only';

export default function StaffEventsScreen() {
  return (
    <StaffOnly right="reviewer">
      <Proposals />
    </StaffOnly>
  );
}
