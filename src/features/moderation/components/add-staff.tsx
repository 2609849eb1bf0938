import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import type { StaffRole } from '@/platform/session/staff';
import { memberSearchQuery } from '@/shared/members/api/member-search';
import { Avatar } from '@/platform/pictures/avatar';
import { Button } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useSetRole } from '../api/mutations';
import { moderationErrors } from '../moderation';
import { RoleSelect } from './team-row';

/** Finds a member by name and gives them a staff role. */
export function AddStaff({ team }: { team: readonly string[] }) {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<StaffRole>('moderator');
  const { data: found = [] } = useQuery(memberSearchQuery(useDeferredValue(search.trim())));
  const grant = useSetRole();
  const members = search.trim() === '' ? [] : found.filter(({ id }) => !team.includes(id));
  return (
    <section aria-label="Add to the team" className="flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Add a member">
          <Input
            type="search"
            value={search}
            placeholder="Search by name"
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
        <Field label="Role">
          <RoleSelect value={role} onChange={setRole} />
        </Field>
      </div>
      {search.trim() !== '' && members.length === 0 ? (
        <p className="text-sm text-muted">No members with a public profile match.</p>
      ) : null}
      <ul className="flex flex-col gap-1">
        {members.map((member) => (
          <li key={member.id} className="flex min-h-12 items-center gap-3">
            <Avatar name={member.name} path={member.profile_image_url} tier={member.membership_tier} size={32} />
            <span className="min-w-0 flex-1 truncate text-[15px]">{member.name}</span>
            <Button
              variant="secondary"
              size="sm"
              icon={<UserPlus aria-hidden />}
              disabled={grant.isPending}
              aria-label={`Add ${member.name}`}
              onClick={() =>
                grant.mutate(
                  { memberId: member.id, role },
                  {
                    onSuccess: () => {
                      setSearch('');
                      toast.success('Added to the team', { description: member.name });
                    },
                    onError: (error) => toast.error(describeError(error, moderationErrors)),
                  },
                )
              }
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
