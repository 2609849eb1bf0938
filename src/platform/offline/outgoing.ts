import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { RequestFailure } from '@/platform/errors/errors';

/** What members can do without a network. Each kind has a sender in `routes/app/offline-host.tsx`. */
export type OutgoingKind = 'message' | 'notes' | 'task' | 'save' | 'vote';

/** Something to send. Another build may send it: a sender accepts what earlier builds stored. */
export interface Outgoing<T> {
  kind: OutgoingKind;
  /** What it adds or changes, within its kind. */
  key: string;
  /** Whether what waits under the same key needn't be sent any more. */
  replaces?: boolean;
  /** What a notice says if it's refused: 'Your message wasn’t sent.' */
  failure: string;
  /** Where it's shown. What has the same path is sent in order. */
  path: string;
  value: T;
}

/** Something that hasn't been sent yet. */
export interface Pending<T = unknown> extends Outgoing<T> {
  id: string;
  /** ISO time. */
  writtenAt: string;
  /** `waiting` for a network, refused, or `unknown` to this build, which keeps it for a newer one. */
  state: 'sending' | 'waiting' | 'failed' | 'unknown';
  /** Why it was refused, as a text for the member; null if it wasn't. */
  problem: string | null;
  /** Whether it was refused, and trying again won't help. */
  isConflict?: boolean;
}

export interface SenderContext {
  client: QueryClient;
  userId: string;
}

/**
 * Sends a value, and refetches what it changes. Sending it again must change nothing, because an answer can be lost.
 * Rejects with a RequestFailure or a Conflict.
 */
export type Send<T> = (value: T, context: SenderContext) => Promise<void>;

/** What the member changed was changed or deleted elsewhere. The message says so, like one of a database rule. */
export class Conflict extends RequestFailure {
  constructor(message: string) {
    super('invalid', message, 'P0001', null);
  }
}

const timeoutMs = 30_000;

/** What is sent, or a RequestFailure if the answer takes longer: it's unknown then whether the request arrived. */
export function withinTime(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestFailure('unknown', 'Timed out', null, null)), timeoutMs);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** Runs `work` while no other tab does. Browsers without locks are rare, and sending twice changes nothing. */
export const exclusively = (name: string, work: () => Promise<void>): Promise<void> =>
  (navigator as { locks?: LockManager }).locks?.request(name, work).catch(work) ?? work();

/** What the member did that hasn't been sent, oldest first. The outbox fills it. */
export function pendingQuery(userId: string) {
  return queryOptions({
    queryKey: ['outbox', userId],
    queryFn: (): readonly Pending[] => [],
    initialData: [] as readonly Pending[],
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** What hasn't been sent of a kind, whose values are of type T. Empty for visitors. */
export function usePending<T>(kind: OutgoingKind): readonly Pending<T>[] {
  const { user } = useAuth();
  const { data } = useQuery(pendingQuery(user?.id ?? ''));
  return useMemo(() => data.filter((one): one is Pending<T> => one.kind === kind), [data, kind]);
}
