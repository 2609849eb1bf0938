import { useEffect } from 'react';
import { authStore } from '@/shared/session/auth-store';
import { leaveApp } from '@/shared/session/sign-out';
import { paths } from '@/shared/config/paths';
import { Splash } from '@/shared/layout/splash';
import { redirectTo } from '@/shared/navigation/browser-navigation';

/** After signing out on the public site. */
export default function SignedOutScreen() {
  useEffect(() => {
    // Any website can link here.
    if (authStore.getSnapshot().status === 'authenticated') redirectTo(paths.home);
    else void leaveApp('/');
  }, []);
  return <Splash />;
}
