import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { authStore, type AuthState } from './auth-store';

const AuthContext = createContext<AuthState | null>(null);

/** Gives everything below it the session of this browser, on both hosts and in every tab the same. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(authStore.subscribe, authStore.getSnapshot, authStore.getServerSnapshot);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Who is signed in: loading, authenticated with the user, or unauthenticated. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
