import { StateRules } from '@/features/state-rules/components/state-rules';
import { StaffOnly } from './staff-only';

export default function StaffRulesScreen() {
  return (
    <StaffOnly right="admin">
      <StateRules />
    </StaffOnly>
  );
}
