import { Waiting } from '@/features/community/safety/components/waiting';
import { StaffOnly } from './staff-only';

export default function StaffWaitingScreen() {
  return (
    <StaffOnly right="moderator">
      <Waiting />
    </StaffOnly>
  );
}
