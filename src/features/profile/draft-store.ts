import { draftStore, type DraftStore } from '@/platform/forms/draft-store';
import { storedChangesSchema, type ProfileDraft } from './schema';

/**
 * The unsaved changes: changed fields only, so that they apply to a profile that was edited
 * elsewhere.
 */
export function profileDraft(userId: string): DraftStore<Partial<ProfileDraft>> {
  return draftStore<Partial<ProfileDraft>>(`profile_draft_${userId}`, storedChangesSchema, {});
}
