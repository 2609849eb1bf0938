import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { authStore, type AuthState } from './auth-store';
import type { AuthUser } from './stored-session';

/** Holds the store, not its state: a context change would discard prerendered parts that aren't hydrated yet. */
const AuthContext = createContext<typeof authStore | null>(null);

/** Provides the browser's session, which is the same on both hosts and in every tab. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={authStore}>{children}</AuthContext>;
}

/** The auth state: loading, authenticated with the user, or unauthenticated. */
export function useAuth(): AuthState {
  const store = useContext(AuthContext);
  if (!store) throw new Error('useAuth must be used within an AuthProvider');
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** The signed-in user. Only for components below `ProtectedRoute`: throws if nobody is signed in. */
export function useUser(): AuthUser {
  const { user } = useAuth();
  if (!user) throw new Error('useUser must be used below ProtectedRoute');
  return user;
}
