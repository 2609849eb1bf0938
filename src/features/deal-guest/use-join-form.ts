import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeFieldError, describeError } from '@/platform/errors/describe-error';
import { joinMutation, sendCodeMutation, type EmailedInvitation, type Proof } from './api/invitation';
import { codeRequestErrors, joinErrors } from './errors';
import type { JoinLink } from './join-link';
import { codeJoinSchema, codeRequestSchema, memberJoinSchema, passwordJoinSchema, type JoinValues } from './schema';

/** How a visitor signs in: with a password, or with a code that they request first, or the link of its email. */
export type Way = 'password' | 'ask-code' | 'code' | 'link';
export type Mode = Way | 'session';

const schemas = {
  session: memberJoinSchema,
  password: passwordJoinSchema,
  'ask-code': codeRequestSchema,
  code: codeJoinSchema,
  // The account has a name since the code was requested.
  link: memberJoinSchema,
} as const;

function proofOf(mode: Mode, { tokenHash }: JoinLink, { name, password, code }: JoinValues): Proof {
  if (mode === 'password') return { by: 'password', name, password };
  if (mode === 'link' && tokenHash !== null) return { by: 'link', tokenHash };
  return mode === 'code' ? { by: 'code', code } : { by: 'session' };
}

export interface JoinFormProps {
  link: JoinLink;
  invitation: EmailedInvitation;
  /** Whether the account with the invited address is signed in. */
  isSignedIn: boolean;
  onJoined: (dealId: string) => void;
  /** Joined and leaving the page; keeps the button busy. */
  leaving: boolean;
}

/** The form that joins a deal. A visitor can switch between a password and a code. */
export function useJoinForm({ link, invitation: { email, name }, isSignedIn, onJoined, leaving }: JoinFormProps) {
  const { token } = link;
  const [way, setWay] = useState<Way>(link.tokenHash !== null ? 'link' : link.hasCode ? 'code' : 'password');
  const join = useMutation(joinMutation);
  const sendCode = useMutation(sendCodeMutation);
  const busy = join.isPending || sendCode.isPending || leaving;
  // Signing in is the first step of joining, and doesn't change the form.
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (!busy && wasSignedIn !== isSignedIn) setWasSignedIn(isSignedIn);
  const mode: Mode = wasSignedIn ? 'session' : way;
  const form = useForm<JoinValues>({
    resolver: zodResolver(schemas[mode]),
    defaultValues: { name, company: '', password: '', code: '' },
  });
  const { handleSubmit, setError, reset, getValues } = form;

  const change = (next: Way) => {
    reset({ ...getValues(), password: '', code: '' });
    setWay(next);
  };
  const request = async (values: JoinValues) => {
    try {
      await sendCode.mutateAsync({ token, email, name: values.name });
      change('code');
    } catch (error) {
      setError('root', { message: describeError(error, codeRequestErrors) });
    }
  };
  const submit = async (values: JoinValues) => {
    try {
      onJoined(await join.mutateAsync({ token, email, company: values.company, proof: proofOf(mode, link, values) }));
    } catch (error) {
      const { about, text } = describeFieldError(error, joinErrors);
      // Its token has expired or was used.
      if (mode === 'link' && about === 'code') change('code');
      setError(about, { message: text }, { shouldFocus: about !== 'root' });
    }
  };
  const send = handleSubmit(async (values) => {
    if (busy) return;
    await (mode === 'ask-code' ? request(values) : submit(values));
  });
  const sendAgain = () => void request(getValues());
  return { form, mode, busy, isSendingCode: sendCode.isPending, change, send, sendAgain };
}
