import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepDraft, keepDraftPicture, recallDraft } from '../draft';
import { accountSchema, knowsAccount, sameAccount, type AccountValues } from '../schema';
import type { Details } from '../values';

/** Everything typed and chosen so far. All but the passwords is kept over a reload, until the account exists. */
export function useSignUpDraft(created: boolean) {
  const [recalled] = useState(recallDraft);
  const form = useForm<AccountValues>({ resolver: zodResolver(accountSchema), defaultValues: recalled.account });
  const [account, setAccount] = useState(recalled.account);
  const [confirmed, setConfirmed] = useState<AccountValues | null>(null);
  const [details, setDetails] = useState(recalled.details);
  const [picture, setPicture] = useState(recalled.picture);

  const restored = knowsAccount(recalled.account);

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setAccount({ ...values }) }),
    [subscribe],
  );
  useEffect(() => {
    if (!created) keepDraft(account, details);
  }, [account, details, created]);

  return {
    form,
    /** As typed, not checked. */
    account,
    details,
    picture,
    /** The account was typed before this page was loaded. */
    restored,
    /** The first step was done once, though it may have to be again. */
    accountKnown: restored || confirmed !== null,
    /** The first step was left with these values, and nothing in it has changed since. */
    accountDone: confirmed !== null && sameAccount(confirmed, account),
    confirmAccount: () => {
      const values = { ...form.getValues() };
      setAccount(values);
      setConfirmed(values);
    },
    change: (patch: Partial<Details>) => setDetails((before) => ({ ...before, ...patch })),
    changePicture: (next: string | null) => {
      setPicture(next);
      keepDraftPicture(next);
    },
  };
}
