import { useRef } from 'react';
import { userMessage } from '@/platform/errors/errors';

/**
 * Runs an action at most once; retries are allowed after a failure. The returned function resolves with true if this
 * call did it. If the database rejects it, for example because someone else was faster, it calls `onConflict` with the
 * database's message and resolves with false. Rejects on other errors.
 */
export function useSingleSubmit<Decision>(
  submit: (decision: Decision) => Promise<unknown>,
  onConflict: (message: string) => void,
) {
  // A ref, because the second click of a double click comes before the next render.
  const submitted = useRef(false);
  return async (decision: Decision): Promise<boolean> => {
    if (submitted.current) return false;
    submitted.current = true;
    try {
      await submit(decision);
      return true;
    } catch (error) {
      submitted.current = false;
      const message = userMessage(error);
      if (message === null) throw error;
      onConflict(message);
      return false;
    }
  };
}
