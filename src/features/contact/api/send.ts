import { useMutation } from '@tanstack/react-query';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { getReader } from '@/shared/supabase/reader';
import type { ContactValues } from '../contact';
import { contactKeys } from './keys';

/** However quick the backend is, 'Sending...' can be read. */
const shortestMs = 1000;

async function send(id: string, values: ContactValues) {
  const supabase = await getReader();
  const { name, email, company, subject, message, website } = values;
  const row = {
    id,
    name: name.trim(),
    email: email.trim(),
    company: company.trim() || null,
    subject,
    message: message.trim(),
    ...(website ? { website } : {}),
  };
  try {
    // Nothing is asked back: nobody but staff may read it.
    unwrap(await supabase.from('contact_messages').insert(row).retry(false));
  } catch (error) {
    // An earlier try has arrived, only its answer has not.
    if (!(error instanceof RequestFailure && error.kind === 'duplicate')) throw error;
  }
}

/** Sends a message to staff; with the id of one that has arrived it changes nothing. Fails with code P0001, in words to be shown, after five within an hour. */
export function useSendMessage() {
  return useMutation({
    mutationKey: contactKeys.sending,
    mutationFn: async ({ id, values }: { id: string; values: ContactValues }) => {
      await Promise.all([send(id, values), new Promise((resolve) => setTimeout(resolve, shortestMs))]);
    },
  });
}
