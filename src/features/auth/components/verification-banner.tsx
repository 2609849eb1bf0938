import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import type { AuthUser } from '@/platform/auth/stored-session';
import { memberQuery } from '@/platform/session/member';
import { localStore } from '@/platform/storage/browser-storage';
import { errorHint } from '@/platform/errors/errors';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

/** Most members are verified and never download it. */
const loadReminder = () => import('./verification-reminder').then(({ VerificationReminder }) => VerificationReminder);

const dismissedKey = 'verification-banner-dismissed';
/** Polls because the link may be opened on another device. */
const pollIntervalMs = 20_000;

/**
 * Reminds a member to verify their email. Disappears once they have, on any device. After being dismissed, it comes
 * back when they try something that requires it.
 */
export function VerificationBanner() {
  const user = useUser();
  return <Reminder key={user.id} user={user} />;
}

function Reminder({ user }: { user: AuthUser }) {
  const [dismissed, setDismissed] = useState(() => localStore.read(dismissedKey) === user.id);
  const member = useQuery({
    ...memberQuery(user.id),
    refetchOnWindowFocus: ({ state }) => (state.data?.email_confirmed === false ? 'always' : false),
    refetchInterval: ({ state }) => (state.data?.email_confirmed === false ? pollIntervalMs : false),
  });
  const confirmed = member.data?.email_confirmed;

  useEffect(() => {
    if (confirmed && localStore.read(dismissedKey) === user.id) localStore.write(dismissedKey, null);
  }, [confirmed, user.id]);

  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (errorHint(mutation?.state.error) === 'verify_email') setDismissed(false);
      }),
    [queryClient],
  );

  const shown = confirmed === false && !dismissed;
  const show = useLazyComponent(loadReminder, shown);
  if (!shown) return null;
  const dismiss = () => {
    localStore.write(dismissedKey, user.id);
    setDismissed(true);
  };
  return show?.({ email: user.email, onSent: () => void member.refetch(), onDismiss: dismiss }) ?? null;
}
