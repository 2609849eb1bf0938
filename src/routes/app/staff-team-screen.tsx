import { Team } from '@/features/moderation/components/team';
import { StaffOnly } from './staff-only';

export default function StaffTeamScreen() {
  return (
    <StaffOnly right="admin">
      <Team />
    </StaffOnly>
  );
}
