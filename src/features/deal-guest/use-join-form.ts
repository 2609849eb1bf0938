import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { joinMutation, sendCodeMutation, type EmailedInvitation, type Proof } from './api/invitation';
import { describeCodeRequestError, describeJoinError } from './errors';
import { codeJoinSchema, codeRequestSchema, memberJoinSchema, passwordJoinSchema, type JoinValues } from './schema';

/** How a visitor signs in: with a password, or with a code that they request first. */
export type Way = 'password' | 'ask-code' | 'code';
export type Mode = Way | 'session';

const schemas = {
  session: memberJoinSchema,
  password: passwordJoinSchema,
  'ask-code': codeRequestSchema,
  code: codeJoinSchema,
} as const;

function proofOf(mode: Mode, { name, password, code }: JoinValues): Proof {
  if (mode === 'password') return { by: 'password', name, password };
  return mode === 'code' ? { by: 'code', code } : { by: 'session' };
}

export interface JoinFormProps {
  token: string;
  invitation: EmailedInvitation;
  /** Whether the account with the invited address is signed in. */
  isSignedIn: boolean;
  onJoined: (dealId: string) => void;
  /** Joined and leaving the page; keeps the button busy. */
  leaving: boolean;
}

/** The form that joins a deal. A visitor can switch between a password and a code. */
export function useJoinForm({ token, invitation: { email, name }, isSignedIn, onJoined, leaving }: JoinFormProps) {
  const [way, setWay] = useState<Way>('password');
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
      await sendCode.mutateAsync({ email, name: values.name });
      change('code');
    } catch (error) {
      setError('root', { message: describeCodeRequestError(error) });
    }
  };
  const submit = async (values: JoinValues) => {
    try {
      onJoined(await join.mutateAsync({ token, email, company: values.company, proof: proofOf(mode, values) }));
    } catch (error) {
      const { about, text } = describeJoinError(error);
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
