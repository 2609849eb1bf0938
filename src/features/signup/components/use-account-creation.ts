import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createAccountMutation } from '../api/mutations';
import { clearDraft } from '../draft';
import { savePendingAvatar } from '../pending-avatar';
import { accountSchema, type AccountValues } from '../schema';
import { marketsOf, type Details } from '../details';

/** Callbacks for the surrounding screen. */
export interface CreationEvents {
  /** Called with true when creation starts and with false if it fails. */
  onCreating: (creating: boolean) => void;
  /** The account exists and the member is signed in. */
  onDone: () => void;
}

interface SignUpValues {
  account: AccountValues;
  details: Details;
  picture: string | null;
}

/** Creates the account at most once. */
export function useAccountCreation({ onCreating, onDone }: CreationEvents) {
  const queryClient = useQueryClient();
  const mutation = useMutation(createAccountMutation);
  const [state, setState] = useState<{ created: boolean; userId: string | null }>({ created: false, userId: null });

  /** Resolves to the error; null if the account was created or is being created. */
  const create = async ({ account, details, picture }: SignUpValues) => {
    if (state.created || queryClient.isMutating({ mutationKey: createAccountMutation.mutationKey }) > 0) return null;
    // Before the session arrives, which would redirect the member.
    onCreating(true);
    const { name, email, phoneNumber: phone, password } = accountSchema.parse(account);
    const { roles, industries, state: home, county } = details;
    try {
      const userId = await mutation.mutateAsync({
        name,
        email,
        phone,
        password,
        roles,
        industries,
        state: home,
        county,
        markets: marketsOf(details),
      });
      // In case the page is left before the upload completes.
      if (picture) savePendingAvatar(email, picture);
      clearDraft();
      setState({ created: true, userId });
      if (!picture) onDone();
      return null;
    } catch (error) {
      onCreating(false);
      return { error };
    }
  };
  return { create, pending: mutation.isPending, ...state };
}
