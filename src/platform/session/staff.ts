import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownInSnapshots } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { useAuth } from '@/platform/auth/auth-provider';

/** What a member of staff may do. Admins may do everything. */
export type StaffRole = 'moderator' | 'reviewer' | 'admin';

const roles: readonly StaffRole[] = ['moderator', 'reviewer', 'admin'];

interface Staff {
  role: StaffRole;
  /** Whether they have to turn on two-factor authentication before they can use the role. */
  lacksSecondFactor: boolean;
}

/** Key of every `staffQuery`. */
export const staffKey = ['session', 'staff'] as const;

/** Query for the member's staff role; null for others. Only decides what the UI shows; the database enforces it. */
export function staffQuery(userId: string) {
  return queryOptions({
    queryKey: [...staffKey, userId],
    meta: shownInSnapshots,
    queryFn: async ({ signal }): Promise<Staff | null> => {
      const row = unwrap(
        await database()
          .from('staff')
          .select('role, lacks_second_factor')
          .eq('user_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      const role = roles.find((known) => known === row?.role);
      return role ? { role, lacksSecondFactor: row?.lacks_second_factor ?? false } : null;
    },
    staleTime: 5 * 60_000,
  });
}

/** The signed-in member's staff role; stays pending while signed out. */
export function useStaff() {
  const { user } = useAuth();
  return useQuery({ ...staffQuery(user?.id ?? ''), enabled: user !== null });
}

/** Whether the signed-in member may be staff: true until it's known that they aren't. */
export function useMayBeStaff(): boolean {
  return useStaff().data !== null;
}

/** Whether a staff role includes the rights of another, or is one at all. */
export function includesRole(own: StaffRole | null | undefined, role: StaffRole | 'any'): boolean {
  return role === 'any' ? Boolean(own) : own === 'admin' || own === role;
}

/** Whether the signed-in member has the rights of a staff role; false until it's known. */
export function useCanStaff(role: StaffRole): boolean {
  const { data: staff } = useStaff();
  return includesRole(staff?.role, role) && !staff?.lacksSecondFactor;
}
