import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { ModerateItem } from '@/shared/content/moderate-item';
import { IconButton } from '@/kit/ui/button';
import { Menu, MenuItem } from '@/kit/ui/menu';
import type { Person } from '../../members/member';
import { BlockDialog } from './block-dialog';
import { ReportDialog } from './report-dialog';

/** Reports or blocks a member. Hidden for visitors and oneself. */
export function MemberMenu({ member }: { member: Pick<Person, 'id' | 'name'> }) {
  const user = useUser();
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  if (user.id === member.id) return null;
  const close = (open: boolean) => {
    if (!open) setDialog(null);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton variant="secondary" label={`More actions for ${member.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Flag aria-hidden />} onSelect={() => setDialog('report')}>
          Report
        </MenuItem>
        <ModerateItem subject={{ kind: 'profile', ...member }} />
        <MenuItem icon={<Ban aria-hidden />} danger onSelect={() => setDialog('block')}>
          Block
        </MenuItem>
      </Menu>
      <ReportDialog subject={{ kind: 'profile', ...member }} open={dialog === 'report'} onOpenChange={close} />
      <BlockDialog userId={user.id} member={member} open={dialog === 'block'} onOpenChange={close} />
    </>
  );
}
