import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMay } from '@/shared/session/member';
import { useStaff } from '@/shared/session/staff';
import type { Reader } from '../event-rules';

/** Who reads, as events stand to them. */
export function useReader(): Reader {
  const { user } = useAuth();
  const exclusive = useMay('exclusive_events');
  const staff = useStaff().data === true;
  const id = user?.id ?? '';
  return useMemo(() => ({ id, exclusive, staff }), [id, exclusive, staff]);
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
