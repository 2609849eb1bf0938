import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { authStore, type AuthState } from './auth-store';

/** The store and not its state: a part of a written page that is not at work yet would be thrown away by a context that changes. */
const AuthContext = createContext<typeof authStore | null>(null);

/** Gives everything below it the session of this browser, on both hosts and in every tab the same. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={authStore}>{children}</AuthContext>;
}

/** Who is signed in: loading, authenticated with the user, or unauthenticated. */
export function useAuth(): AuthState {
  const store = useContext(AuthContext);
  if (!store) throw new Error('useAuth must be used within an AuthProvider');
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
