import { useEffect, useRef, useState } from 'react';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

async function recordView(memberId: string): Promise<number | null> {
  // Null for a deleted member, which the generated type lacks.
  const count: number | null = unwrap(await database().rpc('record_profile_view', { member_id: memberId }));
  return count;
}

/**
 * Records one view of a member's page per visit, never the member's own. Returns the new count, null until it's known.
 * Failures are silent; the loaded count stays.
 */
export function useProfileViewCount(readerId: string, memberId: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === memberId || readerId === memberId) return;
    asked.current = memberId;
    recordView(memberId).then(setCount, () => undefined);
  }, [readerId, memberId]);
  return count;
}
