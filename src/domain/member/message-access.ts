import type { Database } from '../database.types.ts';

type User = Database['public']['Tables']['users']['Row'];

/**
 * Whether a reader without access to contact details can message a member who is open to messages: 'open', or 'verify'
 * if their email must be confirmed first. Null for others. Postgres decides in `private.message_refusal`.
 */
export function openToMessages(
  member: Pick<User, 'profile_status' | 'open_to_messages'>,
  reader: { email_confirmed: boolean | null } | undefined,
): 'open' | 'verify' | null {
  if (!reader || !member.open_to_messages || member.profile_status !== 'public') return null;
  return reader.email_confirmed ? 'open' : 'verify';
}
