import { useEffect, useRef, useState } from 'react';

/** Duration of the 'Analyzing...' state. */
const analyzingMs = 2000;

type VerdictState = 'idle' | 'analyzing' | 'done';

/** Idle until started, 'analyzing' for two seconds, then done, which calls `onDone`. Canceled on unmount. */
export function useVerdict(onDone: () => void = () => undefined): { state: VerdictState; analyze: () => void } {
  const [state, setState] = useState<VerdictState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const analyze = () => {
    clearTimeout(timer.current);
    setState('analyzing');
    timer.current = setTimeout(() => {
      setState('done');
      onDone();
    }, analyzingMs);
  };
  return { state, analyze };
}
