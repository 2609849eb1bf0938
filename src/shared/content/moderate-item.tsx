import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanStaff } from '@/platform/session/staff';
import { MenuItem } from '@/kit/ui/menu';
import { useModerateDialog, type ModerateSubject } from './moderate-context';

/** Renders its child for moderators, where the moderation dialog is. Elsewhere it doesn't ask who is staff. */
export function ForModerators({ children }: { children: (moderate: (subject: ModerateSubject) => void) => ReactNode }) {
  const moderate = useModerateDialog();
  return moderate ? <Checked>{() => children(moderate)}</Checked> : null;
}

function Checked({ children }: { children: () => ReactNode }) {
  return useCanStaff('moderator') ? children() : null;
}

/** A menu entry for moderators. The staff query runs only when the menu opens. */
export function ModerateItem({ subject }: { subject: ModerateSubject }) {
  return (
    <ForModerators>
      {(moderate) => (
        <MenuItem icon={<ShieldAlert aria-hidden />} onSelect={() => moderate(subject)}>
          Moderate
        </MenuItem>
      )}
    </ForModerators>
  );
}
