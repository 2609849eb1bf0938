import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input';

/** Input of a code from an authenticator app, which phones and password managers can fill in. */
export function CodeInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      className={clsx('tracking-[0.2em] tabular-nums', className)}
    />
  );
}
