import { useEffect, useRef, useState } from 'react';

/** How long the reader is shown that the deal is being analysed. */
const analysingMs = 2000;

type VerdictState = 'idle' | 'analyzing' | 'told';

/** Idle until asked, 'analyzing' for about two seconds, then told. Leaving gives up what is under way. */
export function useVerdict(): { state: VerdictState; analyze: () => void } {
  const [state, setState] = useState<VerdictState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const analyze = () => {
    clearTimeout(timer.current);
    setState('analyzing');
    timer.current = setTimeout(() => setState('told'), analysingMs);
  };
  return { state, analyze };
}
