import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { useStaff } from '@/shared/session/staff';
import type { Reader } from '../event-rules';

/** Who reads, as events stand to them. */
export function useReader(): Reader {
  const { user } = useAuth();
  const tier = useMember().data?.membership_tier;
  const staff = useStaff().data === true;
  const id = user?.id ?? '';
  return useMemo(() => ({ id, tier, staff }), [id, tier, staff]);
}

/** The time in milliseconds since 1970, told again every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
