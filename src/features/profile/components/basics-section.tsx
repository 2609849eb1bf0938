import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatNumber } from '@/shared/lib/format';
import { Field, Textarea } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import type { ProfileDraft } from '../schema';
import { TextField } from './text-field';

/** Who the member is and how to reach them. */
export function BasicsSection({ email }: { email: string | null }) {
  return (
    <FormSection title="About you">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" required autoComplete="name" />
        <TextField name="title" label="Title" placeholder="Buy and hold investor" autoComplete="organization-title" />
        <TextField name="location" label="Location" placeholder="Austin, TX" autoComplete="off" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" placeholder="(512) 555-0100" />
        <OwnEmail email={email} />
        <Bio />
      </div>
    </FormSection>
  );
}

/** The address belongs to the account: it changes there, by a confirmed link. */
function OwnEmail({ email }: { email: string | null }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 rounded-control bg-sunken px-3.5 py-1 sm:col-span-2">
      <p className="min-w-0 py-2 text-[15px]">
        <span className="text-muted">Email </span>
        <span className="font-medium [overflow-wrap:anywhere]">{email}</span>
      </p>
      <Link
        to={paths.account}
        className="inline-flex min-h-11 items-center text-[15px] font-medium text-evergreen-ink underline underline-offset-2"
      >
        Change email
      </Link>
    </div>
  );
}

/** On its own, as the other fields are: fields are gone to in the order in which they register. */
function Bio() {
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <Field
      label="Bio"
      hint="What you buy, where, and what you are good at."
      error={formState.errors.bio?.message}
      className="sm:col-span-2"
    >
      <Textarea {...register('bio')} rows={6} />
      <RoomLeft />
    </Field>
  );
}

const longestBio = 4000;

/** Counts when the end of the room comes near. */
function RoomLeft() {
  const bio = useWatch<ProfileDraft, 'bio'>({ name: 'bio' });
  const used = bio.trim().length;
  if (used < longestBio * 0.8) return null;
  return (
    <p className="numeric text-right text-sm text-muted">
      {formatNumber(used)} of {formatNumber(longestBio)} characters
    </p>
  );
}
