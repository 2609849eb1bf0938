import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from '@/shared/lib/drafts';
import { draftSchema, isComplete, isUntouched, type PostDraft } from '../../draft';
import { failureText, parseTags, tagsProblem } from '../../post-rules';
import { usePicture } from './use-picture';

export interface PostFormOptions {
  userId: string;
  /** What is written is kept under it. */
  draftKey: string;
  /** What the form begins with: nothing, or the post as it is stored. */
  before: PostDraft;
  /** Rejects when it was not saved. */
  onSave: (id: string, draft: PostDraft) => Promise<unknown>;
  onSaved: () => void;
}

/** A post that is being written, its checks, and the way to send it once however often that is pressed. */
export function usePostForm({ userId, draftKey, before, onSave, onSaved }: PostFormOptions) {
  const [draft, setDraft, clear] = useDraft(draftKey, draftSchema(userId), before);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  // An upload ends after more has been typed.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  const change = (fields: Partial<PostDraft>) => {
    latest.current = { ...latest.current, ...fields };
    setDraft(latest.current);
  };
  const picture = usePicture({
    userId,
    picture: draft.picture,
    onChange: (next) => change({ picture: next }),
    stored: before.picture,
  });
  const tagsError = tagsProblem(parseTags(draft.tags));
  const uploading = picture.progress !== null;

  const save = async () => {
    if (underWay.current || uploading || tagsError !== undefined || !isComplete(draft)) return;
    underWay.current = true;
    setSaving(true);
    setProblem(null);
    const id = draft.id ?? crypto.randomUUID();
    change({ id });
    try {
      await onSave(id, draft);
      clear();
      onSaved();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      underWay.current = false;
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
    /** There is something to be lost. */
    begun: !isUntouched(draft, before),
    ready: isComplete(draft) && tagsError === undefined && !uploading,
    save: () => void save(),
    discard,
  };
}
