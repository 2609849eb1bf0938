import { Appeals } from '@/features/moderation/components/appeals';
import { StaffOnly } from './staff-only';

export default function StaffAppealsScreen() {
  return (
    <StaffOnly right="moderator">
      <Appeals />
    </StaffOnly>
  );
}
