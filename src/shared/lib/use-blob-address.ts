import { useCallback, useSyncExternalStore } from 'react';

interface Held {
  url: string;
  uses: number;
}

const held = new Map<Blob, Held>();

function hold(blob: Blob): () => void {
  const entry = held.get(blob) ?? { url: URL.createObjectURL(blob), uses: 0 };
  held.set(blob, entry);
  entry.uses += 1;
  return () => {
    entry.uses -= 1;
    if (entry.uses > 0) return;
    held.delete(blob);
    URL.revokeObjectURL(entry.url);
  };
}

/** An address that shows what is in memory; null while there is nothing. Released when the last component that uses it goes. */
export function useBlobAddress(blob: Blob | null): string | null {
  const subscribe = useCallback(() => (blob ? hold(blob) : () => undefined), [blob]);
  return useSyncExternalStore(subscribe, () => (blob && held.get(blob)?.url) ?? null);
}
