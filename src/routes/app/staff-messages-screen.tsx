import { Messages } from '@/features/contact/components/staff/messages';
import { StaffOnly } from './staff-only';

export default function StaffMessagesScreen() {
  return (
    <StaffOnly right="moderator">
      <Messages />
    </StaffOnly>
  );
}
