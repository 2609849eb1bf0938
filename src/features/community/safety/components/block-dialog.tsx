import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import { communityKeys } from '../../api/keys';
import { useBlock } from '../api/mutations';
import type { Person } from '../../members/member';
import { blockErrors } from '../reports';

interface BlockDialogProps {
  userId: string;
  member: Pick<Person, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBlocked?: () => void;
}

/** Confirms, then blocks a member. The toast offers Undo. */
export function BlockDialog({ userId, member, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { mutateAsync } = useBlock(userId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const undo = async () => {
    try {
      await mutateAsync({ memberId: member.id, blocked: false });
      toast.success(`You unblocked ${member.name}`);
    } catch (error) {
      toast.error(`${describeError(error, blockErrors)} You can unblock ${member.name} in your account settings.`);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${member.name}?`}
      description={
        <>
          You won’t see each other’s profiles, listings, or posts. This removes your connection and any follows between
          you. {member.name} won’t be notified. You can unblock them in your account settings.
        </>
      }
      confirmLabel="Block"
      busyLabel="Blocking..."
      errors={blockErrors}
      onConfirm={async () => {
        await mutateAsync({ memberId: member.id, blocked: true });
        toast.success(`You blocked ${member.name}`, {
          duration: 10_000,
          action: { label: 'Undo', onClick: () => void undo() },
        });
        onBlocked?.();
        // Their page is no longer visible to the viewer, so take it out of the history.
        if (pathname === paths.member(member.id)) await navigate(paths.members, { replace: true });
        queryClient.removeQueries({ queryKey: communityKeys.member(userId, member.id) });
      }}
    />
  );
}
