import { useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import type { StaffRole } from '@/platform/session/staff';
import { Avatar } from '@/platform/pictures/avatar';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { formatDate } from '@/kit/formatting/format';
import { useSetRole } from '../api/mutations';
import { moderationErrors } from '../moderation';
import { MemberLink } from './member-link';

interface TeamRowProps {
  row: {
    user_id: string;
    role: string;
    granted_at: string;
    member: { id: string; name: string; profile_image_url: string | null; membership_tier: string } | null;
  };
}

/** A member of staff with the role, which can be changed or removed. */
export function TeamRow({ row: { user_id, role, granted_at, member } }: TeamRowProps) {
  const setRole = useSetRole();
  const [removing, setRemoving] = useState(false);
  const name = member?.name ?? 'this member';
  const change = (next: StaffRole) =>
    setRole.mutate(
      { memberId: user_id, role: next },
      {
        onSuccess: () => toast.success('Role changed', { description: name }),
        onError: (error) => toast.error(describeError(error, moderationErrors)),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={name} path={member?.profile_image_url ?? null} tier={member?.membership_tier ?? 'free'} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate">
          <MemberLink member={member} />
        </p>
        <p className="text-sm text-muted">Since {formatDate(granted_at)}</p>
      </div>
      <Field label={`Role of ${name}`} labelHidden className="-mb-1.5 w-40">
        <RoleSelect value={role} disabled={setRole.isPending} onChange={change} />
      </Field>
      <Button variant="secondary" onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name} from the team?`}
        description="They’ll lose access to all staff screens immediately. Their account stays."
        confirmLabel="Remove"
        busyLabel="Removing..."
        errors={moderationErrors}
        onConfirm={async () => {
          await setRole.mutateAsync({ memberId: user_id, role: null });
          toast.success('Removed from the team', { description: name });
        }}
      />
    </div>
  );
}

interface RoleSelectProps {
  value: string;
  disabled?: boolean;
  onChange: (role: StaffRole) => void;
}

/** The choice of a staff role. */
export function RoleSelect({ value, disabled = false, onChange }: RoleSelectProps) {
  return (
    <Select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as StaffRole)}>
      <option value="moderator">Moderator</option>
      <option value="reviewer">Reviewer</option>
      <option value="admin">Admin</option>
    </Select>
  );
}
