import { ModerationLog } from '@/features/moderation/components/log';
import { StaffOnly } from './staff-only';

export default function StaffLogScreen() {
  return (
    <StaffOnly right="moderator">
      <ModerationLog />
    </StaffOnly>
  );
}
