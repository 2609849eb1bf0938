import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { toast } from '@/shared/ui/toaster';
import { useSaveProfile } from '../api/mutations';
import { draftChanges, profileChanges, toDraft } from '../changes';
import { explainSave } from '../explain-save';
import { clearDraft, loadDraft, saveDraft } from '../lib/draft-store';
import type { Profile } from '../profile';
import { profileSchema, type ProfileDraft, type ProfileValues } from '../schema';

/**
 * The form over a profile as it was when editing began: what another tab saves meanwhile is neither shown nor undone.
 * What is typed survives a reload, and signing in again.
 */
export function useProfileForm(current: Profile) {
  const [profile] = useState(current);
  const [began] = useState(() => toDraft(profile));
  const [typedBefore] = useState(() => loadDraft(profile.id));
  const form = useForm<ProfileDraft, unknown, ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: { ...began, ...typedBefore },
    mode: 'onTouched',
  });
  /** True once nothing is to be kept any more: it was saved, or given up. */
  const done = useRef(false);
  const changed = () => (done.current ? {} : draftChanges(began, form.getValues()));

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) saveDraft(profile.id, changed());
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
    /** Whether the form holds what an earlier visit left unsaved. */
    restored: typedBefore !== null,
    startOver: () => {
      form.reset(began);
      clearDraft(profile.id);
    },
    isUnsaved: () => Object.keys(changed()).length > 0,
    giveUp: () => {
      done.current = true;
      clearDraft(profile.id);
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
  const underWay = useRef(false);
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const save = async (changed: Partial<ProfileDraft>, values: ProfileValues) => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(null);
    const changes = profileChanges(profile, Object.keys(changed) as (keyof ProfileDraft)[], values);
    try {
      if (Object.keys(changes).length > 0) {
        await mutateAsync(changes);
        toast.success('Your profile is saved');
      }
      onSaved();
      clearDraft(profile.id);
      if (onScreen.current) await navigate(paths.profile, { replace: true });
    } catch (error) {
      const { field, text } = explainSave(error);
      if (field) form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
      else setProblem(text);
    } finally {
      underWay.current = false;
    }
  };

  return { save, problem };
}
