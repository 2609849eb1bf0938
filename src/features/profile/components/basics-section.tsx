import { useFormContext, useWatch } from 'react-hook-form';
import { profileFields } from '@/domain/member/fields';
import { formatNumber } from '@/kit/formatting/format';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { FormSection } from '@/kit/ui/form-section';
import type { ProfileDraft } from '../schema';
import { TextField } from './text-field';

/** Name, title, location, phone, website, and bio. */
export function BasicsSection() {
  return (
    <FormSection title="About you">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" required autoComplete="name" />
        <TextField name="title" autoComplete="organization-title" />
        <TextField name="location" autoComplete="off" />
        <TextField name="phone" type="tel" autoComplete="tel" />
        <TextField
          name="website"
          // Not type="url": browsers reject addresses without a scheme, which we add.
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          hint="For those who can see your phone."
          className="sm:col-span-2"
        />
        <Bio />
      </div>
    </FormSection>
  );
}

/** A component of its own so that it registers after the fields above it: errors are focused in that order. */
function Bio() {
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <Field
      label={profileFields.bio.label}
      hint="What you buy, where you buy it, and what you’re good at."
      error={formState.errors.bio?.message}
      className="sm:col-span-2"
    >
      <Textarea {...register('bio')} rows={6} />
      <CharacterCount />
    </Field>
  );
}

const { max: maxBioLength } = profileFields.bio;

/** Counts characters once 80% are used. */
function CharacterCount() {
  const bio = useWatch<ProfileDraft, 'bio'>({ name: 'bio' });
  const used = bio.trim().length;
  if (used < maxBioLength * 0.8) return null;
  return (
    <p className="numeric text-right text-sm text-muted">
      {formatNumber(used)} of {formatNumber(maxBioLength)} characters
    </p>
  );
}
