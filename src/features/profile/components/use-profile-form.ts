import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { toast } from '@/kit/ui/toaster';
import { useSaveProfile } from '../api/mutations';
import { draftChanges, profileChanges, rejectedField, toDraft } from '../changes';
import { profileErrors } from '../errors';
import { profileDraft } from '../draft-store';
import type { Profile } from '../profile';
import type { ProfileValues } from '@/domain/member/fields';
import { profileFormSchema, type ProfileDraft } from '../schema';

/**
 * The profile form. It keeps the profile as it was when editing began, so changes saved in another tab are neither
 * shown nor undone. Input survives a reload and signing in again.
 */
export function useProfileForm(current: Profile) {
  const [profile] = useState(current);
  const [initial] = useState(() => toDraft(profile));
  const [restored] = useState(() => profileDraft(profile.id).read());
  const form = useForm<ProfileDraft, unknown, ProfileValues>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { ...initial, ...restored },
    mode: 'onTouched',
  });
  /** True once the changes are saved or discarded and the draft must not be written again. */
  const done = useRef(false);
  const changed = () => (done.current ? {} : draftChanges(initial, form.getValues()));

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) profileDraft(profile.id).keep(changed());
      },
    }),
  );

  const saving = useSaving(profile, form, () => {
    done.current = true;
  });

  return {
    form,
    problem: saving.problem,
    save: (values: ProfileValues) => saving.save(changed(), values),
    /** Whether the form was filled with an unsaved draft. */
    restored: Object.keys(restored).length > 0,
    startOver: () => {
      form.reset(initial);
      profileDraft(profile.id).clear();
    },
    isUnsaved: () => Object.keys(changed()).length > 0,
    discard: () => {
      done.current = true;
      profileDraft(profile.id).clear();
    },
  };
}

function useSaving(
  profile: Profile,
  form: ReturnType<typeof useForm<ProfileDraft, unknown, ProfileValues>>,
  onSaved: () => void,
) {
  const { user } = useAuth();
  const { mutateAsync } = useSaveProfile(user?.id ?? null);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const isSaving = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const save = async (changed: Partial<ProfileDraft>, values: ProfileValues) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setProblem(null);
    const changes = profileChanges(profile, changed, values);
    try {
      if (Object.keys(changes).length > 0) {
        await mutateAsync(changes);
        toast.success('Profile saved');
      }
      onSaved();
      profileDraft(profile.id).clear();
      if (isMounted.current) await navigate(paths.profile, { replace: true });
    } catch (error) {
      const text = describeError(error, profileErrors);
      const field = rejectedField(toRequestFailure(error).message);
      if (field) form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
      else setProblem(text);
    } finally {
      isSaving.current = false;
    }
  };

  return { save, problem };
}
