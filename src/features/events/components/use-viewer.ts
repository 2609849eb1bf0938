import { useMemo } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { useCan } from '@/shared/entitlements/entitlements';
import { useCanStaff } from '@/platform/session/staff';
import type { Viewer } from '../event-status';

/** The signed-in member and what they may do with events. */
export function useViewer(): Viewer {
  const { id } = useUser();
  const exclusive = useCan('exclusive_events');
  const inPerson = useCan('in_person_events');
  const staff = useCanStaff('reviewer');
  return useMemo(() => ({ id, exclusive, inPerson, staff }), [id, exclusive, inPerson, staff]);
}
