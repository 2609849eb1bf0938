import type { ReactNode } from 'react';
import { AuthProvider } from '@/shared/session/auth-provider';
import { Toaster } from '@/shared/ui/toaster';

/** What every screen of both presentations stands on. The query client comes with the screens that ask for something: `QueryProvider`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      {children}
      <Toaster />
    </AuthProvider>
  );
}
