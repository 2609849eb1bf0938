import { useLayoutEffect, useRef, useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { isComplete, isUntouched, type PostDraft } from '../../post-draft';
import { draftSchema } from '../../schema';
import { postErrors, parseTags, validateTags } from '../../post-filters';
import { usePictureUpload } from './use-picture-upload';

export interface PostFormOptions {
  userId: string;
  /** The storage key of the draft. */
  draftKey: string;
  /** The initial fields: empty, or the stored post's. */
  before: PostDraft;
  /** Rejects if it wasn't saved. */
  onSave: (id: string, draft: PostDraft) => Promise<unknown>;
  onSaved: () => void;
}

/** The state, validation, and submission of the post form. Repeated submits are ignored while one is pending. */
export function usePostForm({ userId, draftKey, before, onSave, onSaved }: PostFormOptions) {
  const [draft, setDraft, clear] = useStoredState(draftKey, draftSchema(userId), before);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const savingRef = useRef(false);
  // An upload can finish after more text was typed.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  const change = (fields: Partial<PostDraft>) => {
    latest.current = { ...latest.current, ...fields };
    setDraft(latest.current);
  };
  const picture = usePictureUpload({
    userId,
    picture: draft.picture,
    onChange: (next) => change({ picture: next }),
    stored: before.picture,
  });
  const tagsError = validateTags(parseTags(draft.tags));
  const uploading = picture.progress !== null;

  const save = async () => {
    if (savingRef.current || uploading || tagsError !== undefined || !isComplete(draft)) return;
    savingRef.current = true;
    setSaving(true);
    setProblem(null);
    const id = draft.id ?? crypto.randomUUID();
    change({ id });
    try {
      await onSave(id, draft);
      clear();
      onSaved();
    } catch (error) {
      setProblem(describeError(error, postErrors));
    } finally {
      savingRef.current = false;
      setSaving(false);
    }
  };
  const discard = () => {
    picture.cancel();
    if (draft.picture && draft.picture.path !== before.picture?.path) picture.remove();
    setProblem(null);
    clear();
  };
  return {
    draft,
    change,
    picture,
    tagsError,
    problem,
    saving,
    /** True if there are unsaved changes. */
    begun: !isUntouched(draft, before),
    ready: isComplete(draft) && tagsError === undefined && !uploading,
    save: () => void save(),
    discard,
  };
}
