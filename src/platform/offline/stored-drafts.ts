import { receiveDraft, startDrafts, type PersistDraft } from '@/platform/storage/drafts';
import { readStored, writeStored } from './member-store';

type RestoredDraft = readonly [key: string, text: string];

/** Gives forms the drafts that the member's last visits left, and stores what they type. Never rejects. */
export async function loadDrafts(userId: string): Promise<void> {
  try {
    startDrafts(userId, await readStored<RestoredDraft>(userId, 'draft'), saverOf(userId));
  } catch {
    startDrafts(userId, [], null);
  }
}

let channel: BroadcastChannel | undefined;

/** The member's other tabs learn of a draft, too: one that was sent here must not appear again there. */
function saverOf(userId: string): PersistDraft {
  channel?.close();
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`drafts ${userId}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<[string, string | null]>) => receiveDraft(...data));
  return async (key, text) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel?.postMessage([key, text]);
    return writeStored(
      userId,
      'draft',
      new Map([[key, text === null ? undefined : ([key, text] satisfies RestoredDraft)]]),
    );
  };
}
