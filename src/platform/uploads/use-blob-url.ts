import { useCallback, useSyncExternalStore } from 'react';

interface Entry {
  url: string;
  users: number;
}

const entries = new Map<Blob, Entry>();

function retain(blob: Blob): () => void {
  const entry = entries.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 };
  entries.set(blob, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entries.delete(blob);
    URL.revokeObjectURL(entry.url);
  };
}

/** Object URL of a blob; null without one. Revoked when the last component that uses it unmounts. */
export function useBlobUrl(blob: Blob | null): string | null {
  const subscribe = useCallback(() => (blob ? retain(blob) : () => undefined), [blob]);
  return useSyncExternalStore(subscribe, () => (blob && entries.get(blob)?.url) ?? null);
}
