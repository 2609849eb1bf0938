import { useMay } from '@/shared/session/member';

/** Whether the reader's membership opens premium resources; null while that is not known. What is sent is decided by the server. */
export function useEntitled(): boolean | null {
  return useMay('premium_resources') ?? null;
}
