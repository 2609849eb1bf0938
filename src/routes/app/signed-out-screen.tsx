import { useEffect } from 'react';
import { authStore } from '@/platform/auth/auth-store';
import { leaveApp } from '@/platform/session/sign-out';
import { paths } from '@/domain/site/paths';
import { Splash } from '@/platform/layout/splash';
import { redirectTo } from '@/platform/navigation/browser-navigation';

/** After signing out on the public site. */
export default function SignedOutScreen() {
  useEffect(() => {
    // Any website can link here.
    if (authStore.getSnapshot().status === 'authenticated') redirectTo(paths.home);
    else void leaveApp('/');
  }, []);
  return <Splash />;
}
