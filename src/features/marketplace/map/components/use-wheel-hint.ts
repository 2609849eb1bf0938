import { useEffect, useState } from 'react';

const hintMs = 1600;

/** Whether to explain how the wheel zooms. Turns itself off after a moment. */
export function useWheelHint() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), hintMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, show: () => setIsShown(true) };
}
