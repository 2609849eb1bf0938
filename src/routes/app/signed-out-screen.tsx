import { useEffect } from 'react';
import { leaveApp } from '@/shared/session/sign-out';
import { Splash } from '@/shared/layout/splash';

/** After signing out on the public site. */
export default function SignedOutScreen() {
  useEffect(() => {
    void leaveApp('/');
  }, []);
  return <Splash />;
}
