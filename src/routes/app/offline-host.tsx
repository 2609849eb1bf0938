import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PushDevice } from '@/features/notifications/components/push-device';
import { paths } from '@/domain/site/paths';
import { outboxOf, type Senders } from '@/platform/offline/outbox';
import { pendingQuery } from '@/platform/offline/outgoing';
import { StaleNotice } from '@/platform/offline/stale-notice';
import { UnsentNotice } from '@/platform/offline/unsent-notice';
import { useUser } from '@/platform/auth/auth-provider';
import { watchInstall } from '@/platform/worker/install';
import { InstallBanner } from '@/platform/worker/install-offer';
import { registerWorker } from '@/platform/worker/register';

/** Who sends what earlier visits couldn't. */
const senders: Senders = {
  message: () => import('@/features/messaging/api/send-message').then(({ sendMessage }) => sendMessage),
  notes: () => import('@/features/pipeline/api/save-notes').then(({ sendNotes }) => sendNotes),
  task: () => import('@/features/pipeline/api/send-task').then(({ sendTask }) => sendTask),
  save: () => import('@/shared/listings/api/saves').then(({ sendSave }) => sendSave),
  vote: () => import('@/features/listing-detail/api/feedback').then(({ sendVote }) => sendVote),
};

/**
 * What keeps the app working without a network, says what's old and what waits, opens pressed notifications, and offers
 * to install. Loaded after the first view.
 */
export function OfflineHost() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  useEffect(() => {
    if ('serviceWorker' in navigator) void registerWorker();
  }, []);
  useEffect(watchInstall, []);
  useEffect(() => outboxOf({ client, userId }).start(senders), [client, userId]);
  const { pathname } = useLocation();
  const { data: pending } = useQuery(pendingQuery(userId));
  return (
    <>
      <PushDevice />
      <StaleNotice waiting={pending.filter(({ state }) => state === 'waiting').length} />
      {pathname === paths.dashboard ? <InstallBanner /> : null}
      <UnsentNotice userId={userId} pending={pending} />
    </>
  );
}
