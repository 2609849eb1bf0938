import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import type { ProfileDraft } from '../schema';

type TextName = {
  [Name in keyof ProfileDraft]: ProfileDraft[Name] extends string ? Name : never;
}[keyof ProfileDraft];

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'required'> {
  name: TextName;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
}

/** A single-line text field of the profile form. */
export function TextField({ name, label, hint, required = false, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <Field label={label} hint={hint} required={required} error={formState.errors[name]?.message} className={className}>
      <Input {...input} {...register(name)} />
    </Field>
  );
}
