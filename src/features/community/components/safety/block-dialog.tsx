import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast } from '@/shared/ui/toast';
import { communityKeys } from '../../api/keys';
import { useBlock } from '../../api/safety';
import type { Person } from '../../member';
import { blockFailureText } from '../../safety-rules';

interface BlockDialogProps {
  userId: string;
  member: Pick<Person, 'id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBlocked?: () => void;
}

/** Asks, then blocks a member: after that nothing of theirs is in sight, and the toast offers to take it back. */
export function BlockDialog({ userId, member, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { mutateAsync } = useBlock(userId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const undo = async () => {
    try {
      await mutateAsync({ memberId: member.id, blocked: false });
      toast.success(`${member.name} is no longer blocked`);
    } catch (error) {
      toast.error(`${blockFailureText(error)} You can unblock ${member.name} in Account.`);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${member.name}?`}
      description={
        <>
          Neither of you sees the other’s profile, listings or posts any more. Your connection ends, and neither follows
          the other. {member.name} is not told. You can unblock them in Account.
        </>
      }
      confirmLabel="Block"
      busyLabel="Blocking..."
      failedText={blockFailureText}
      onConfirm={async () => {
        await mutateAsync({ memberId: member.id, blocked: true });
        toast.success(`${member.name} is blocked`, {
          duration: 10_000,
          action: { label: 'Undo', onClick: () => void undo() },
        });
        onBlocked?.();
        // Their page is empty for the reader now, also on the way back to it.
        if (pathname === paths.member(member.id)) await navigate(paths.members, { replace: true });
        queryClient.removeQueries({ queryKey: communityKeys.member(userId, member.id) });
      }}
    />
  );
}
