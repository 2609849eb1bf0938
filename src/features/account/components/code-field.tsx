import type { ComponentProps } from 'react';
import { CodeInput } from '@/kit/ui/code-input';
import { Field } from '@/kit/ui/field';

interface CodeFieldProps extends Omit<ComponentProps<typeof CodeInput>, 'className'> {
  error: string | undefined;
  className?: string;
}

/** Asks for the current code of an authenticator app. */
export function CodeField({ error, className, ...rest }: CodeFieldProps) {
  return (
    <Field
      label="Authenticator code"
      hint="The 6-digit code from your app."
      error={error}
      {...(className && { className })}
    >
      <CodeInput {...rest} />
    </Field>
  );
}
