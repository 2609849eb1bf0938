import { useRef } from 'react';
import { refusalText } from '@/shared/supabase/errors';

/**
 * Settles something that waits, once: of several presses the first counts, until it fails. The function returned resolves with whether it
 * was done by this press; where somebody else was quicker `onOvertaken` is told what the database says of it; other failures reject.
 */
export function useSettle<Decision>(
  settle: (decision: Decision) => Promise<unknown>,
  onOvertaken: (why: string) => void,
) {
  // Set by the press itself, and for good once it is settled: the second of a double click comes before anything is drawn again.
  const sending = useRef(false);
  return async (decision: Decision): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    try {
      await settle(decision);
      return true;
    } catch (error) {
      sending.current = false;
      const why = refusalText(error);
      if (why === null) throw error;
      onOvertaken(why);
      return false;
    }
  };
}
