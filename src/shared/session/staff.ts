import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { useAuth } from './auth-provider';

/** What a member of staff may do. Admins may do everything. */
export type StaffRole = 'moderator' | 'reviewer' | 'admin';

const roles: readonly StaffRole[] = ['moderator', 'reviewer', 'admin'];

/** Query for the member's staff role; null for others. Only decides what the UI shows; the database enforces it. */
export function staffQuery(userId: string) {
  return queryOptions({
    queryKey: ['session', 'staff', userId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('staff')
          .select('role')
          .eq('user_id', userId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return roles.find((role) => role === row?.role) ?? null;
    },
    staleTime: 5 * 60_000,
  });
}

/** The signed-in member's staff role; stays pending while signed out. */
export function useStaffRole() {
  const { user } = useAuth();
  return useQuery({ ...staffQuery(user?.id ?? ''), enabled: user !== null });
}

/** Whether the signed-in member is staff; stays pending while signed out. */
export function useIsStaff() {
  const { user } = useAuth();
  return useQuery({ ...staffQuery(user?.id ?? ''), enabled: user !== null, select: (role) => role !== null });
}

/** Whether a staff role includes the rights of another. */
export function includesRole(own: StaffRole | null | undefined, role: StaffRole): boolean {
  return own === 'admin' || own === role;
}

/** Whether the signed-in member has the rights of a staff role; false until it's known. */
export function useCanStaff(role: StaffRole): boolean {
  return includesRole(useStaffRole().data, role);
}
