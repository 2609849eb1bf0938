import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createAccountMutation } from '../api/mutations';
import { forgetDraft } from '../draft';
import { keepPicture } from '../kept-picture';
import { signUpFailureOf, type SignUpFailure } from '../rules';
import { accountSchema, type AccountValues } from '../schema';
import type { Details } from '../values';

/** What the screen around is told while an account is made. */
export interface CreationEvents {
  /** An account is being made, or not any more: it failed, and can be tried again. */
  onCreating: (creating: boolean) => void;
  /** The account exists, its owner is signed in, and nothing is left to do here. */
  onDone: () => void;
  /** The account exists, but its owner has to sign in. */
  onSignInNeeded: (email: string) => void;
}

interface Everything {
  account: AccountValues;
  details: Details;
  picture: string | null;
}

/** Makes the account, once however often it is asked for. */
export function useAccountCreation({ onCreating, onDone, onSignInNeeded }: CreationEvents) {
  const queryClient = useQueryClient();
  const mutation = useMutation(createAccountMutation);
  const [state, setState] = useState<{ created: boolean; userId: string | null }>({ created: false, userId: null });

  /** Resolves with what failed; null when the account exists or is being made already. */
  const create = async ({ account, details, picture }: Everything): Promise<SignUpFailure | null> => {
    if (state.created || queryClient.isMutating({ mutationKey: createAccountMutation.mutationKey }) > 0) return null;
    // Before the session is there, which would take the member away.
    onCreating(true);
    const { name, email, phoneNumber: phone, password } = accountSchema.parse(account);
    const { roles, industries, state: home, county, markets } = details;
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
        markets,
      });
      // Should this page be left before the picture is stored, it waits for the member.
      if (picture) keepPicture(email, picture);
      forgetDraft();
      setState({ created: true, userId });
      if (userId === null) onSignInNeeded(email);
      else if (!picture) onDone();
      return null;
    } catch (error) {
      onCreating(false);
      return signUpFailureOf(error);
    }
  };
  return { create, pending: mutation.isPending, ...state };
}
