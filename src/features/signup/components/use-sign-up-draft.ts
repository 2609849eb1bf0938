import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveDraft, saveDraftPicture, loadDraft } from '../draft';
import { accountFormSchema, isValidExceptPassword, sameAccount, type AccountValues } from '../schema';
import type { Details } from '../details';

/** State of the sign-up form. Everything but the passwords survives reloads until the account exists. */
export function useSignUpDraft(created: boolean) {
  const [saved] = useState(loadDraft);
  const form = useForm<AccountValues>({ resolver: zodResolver(accountFormSchema), defaultValues: saved.account });
  const [account, setAccount] = useState(saved.account);
  const [confirmed, setConfirmed] = useState<AccountValues | null>(null);
  const [details, setDetails] = useState(saved.details);
  const [picture, setPicture] = useState(saved.picture);

  const restored = isValidExceptPassword(saved.account);

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setAccount({ ...values }) }),
    [subscribe],
  );
  useEffect(() => {
    if (!created) saveDraft(account, details);
  }, [account, details, created]);

  return {
    form,
    /** As typed, not validated. */
    account,
    details,
    picture,
    /** The account was restored after a reload. */
    restored,
    /** The first step was completed once but may need the passwords again. */
    accountKnown: restored || confirmed !== null,
    /** The first step was completed with the current values. */
    accountDone: confirmed !== null && sameAccount(confirmed, account),
    confirmAccount: () => {
      const values = { ...form.getValues() };
      setAccount(values);
      setConfirmed(values);
    },
    change: (patch: Partial<Details>) => setDetails((before) => ({ ...before, ...patch })),
    changePicture: (next: string | null) => {
      setPicture(next);
      saveDraftPicture(next);
    },
  };
}
