import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { profileFields, type Field as ProfileField, type FieldOf } from '@/domain/member/fields';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import type { ProfileDraft } from '../schema';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'required'> {
  name: FieldOf<'name' | 'line' | 'phone' | 'link'>;
  hint?: ReactNode;
  required?: boolean;
}

/** A single-line text field of the profile form. */
export function TextField({ name, hint, required = false, className, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<ProfileDraft>();
  const { label, example }: ProfileField = profileFields[name];
  return (
    <Field label={label} hint={hint} required={required} error={formState.errors[name]?.message} className={className}>
      <Input placeholder={example} {...input} {...register(name)} />
    </Field>
  );
}
