import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { IconButton } from '@/shared/ui/button';
import { Menu, MenuItem } from '@/shared/ui/menu';
import type { Person } from '../../member';
import { BlockDialog } from './block-dialog';
import { ReportDialog } from './report-dialog';

/** What a member can do against another: report and block. Nothing for oneself and for visitors. */
export function MemberMenu({ member }: { member: Pick<Person, 'id' | 'name'> }) {
  const { user } = useAuth();
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  if (!user || user.id === member.id) return null;
  const close = (open: boolean) => {
    if (!open) setAsked(null);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton variant="secondary" label={`More about ${member.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Flag aria-hidden />} onSelect={() => setAsked('report')}>
          Report
        </MenuItem>
        <MenuItem icon={<Ban aria-hidden />} danger onSelect={() => setAsked('block')}>
          Block
        </MenuItem>
      </Menu>
      <ReportDialog subject={{ kind: 'profile', ...member }} open={asked === 'report'} onOpenChange={close} />
      <BlockDialog userId={user.id} member={member} open={asked === 'block'} onOpenChange={close} />
    </>
  );
}
