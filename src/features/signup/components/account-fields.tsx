import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { EmailInput, Input } from '@/kit/ui/input';
import { PasswordInput } from '@/kit/ui/password-input';
import type { AccountValues } from '../schema';

interface AccountFieldsProps {
  register: UseFormRegister<AccountValues>;
  errors: FieldErrors<AccountValues>;
  /** Shown below the email, for example a sign-in link. */
  emailHelp?: ReactNode;
}

/** The fields of step 1: name, email, phone, and the password twice. */
export function AccountFields({ register, errors, emailHelp }: AccountFieldsProps) {
  return (
    <>
      <Field label="Full name" error={errors.name?.message}>
        <Input autoComplete="name" maxLength={120} {...register('name')} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <Field label="Email" error={errors.email?.message}>
          <EmailInput {...register('email')} />
        </Field>
        {emailHelp}
      </div>
      <Field label="Phone number" error={errors.phoneNumber?.message}>
        <Input type="tel" autoComplete="tel" maxLength={40} {...register('phoneNumber')} />
      </Field>
      <Field label="Password" hint="At least 8 characters." error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  );
}
