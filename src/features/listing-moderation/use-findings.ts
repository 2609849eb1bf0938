import { useState } from 'react';
import type { Check } from '@/domain/listing/control';
import { toIsoDay } from '@/kit/formatting/format';

/**
 * What a reviewer saw of a listing, and the last day of a contract (YYYY-MM-DD, or ''), which starts as `lastDay`, as
 * its contract says.
 */
export function useFindings(lastDay = '') {
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const [validUntil, setValidUntil] = useState(lastDay);
  const [error, setError] = useState<string>();
  const toggle = (check: Check) =>
    setChecked((before) => (before.includes(check) ? before.filter((other) => other !== check) : [...before, check]));
  /** Shows what's missing for an approval. */
  const isComplete = () => {
    const problem =
      checked.includes('contract') && validUntil === ''
        ? 'Enter the contract’s last day'
        : validUntil !== '' && validUntil < toIsoDay(new Date())
          ? 'The contract has ended'
          : undefined;
    setError(problem);
    return problem === undefined;
  };
  const isSeen = checked.includes('contract');
  return {
    checked,
    validUntil: isSeen ? validUntil : '',
    error: isSeen ? error : undefined,
    toggle,
    setValidUntil,
    isComplete,
  };
}

export type Findings = ReturnType<typeof useFindings>;
