import { publicOrigin } from '@/shared/config/hosts';
import { getSupabase } from '@/shared/supabase/client';
import { createSessionStorage, sessionKey } from './session-storage';

/**
 * Ends every session of the member, here and on other devices, and goes to the public site's root.
 * Without a network the session still ends on this device.
 */
export async function signOut(): Promise<void> {
  try {
    const supabase = await getSupabase();
    await supabase.auth.signOut({ scope: 'global' });
  } finally {
    createSessionStorage(window.location.hostname).removeItem(sessionKey);
    window.location.assign(`${publicOrigin(window.location)}/`);
  }
}
