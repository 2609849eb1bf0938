import { Conflict, type SenderContext } from '@/platform/offline/outgoing';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { StoredNotes } from '../notes';
import { pipelineKeys } from './keys';

/**
 * Saves notes based on a version, and resolves with the new version; null if that version is no longer the current one,
 * or the card is gone.
 */
export async function saveNotes(id: string, notes: string, version: number): Promise<number | null> {
  const saved = unwrap(
    await database()
      .from('pipeline_cards')
      .update({ notes })
      .eq('id', id)
      .eq('notes_version', version)
      .select('notes_version'),
  );
  return saved[0]?.notes_version ?? null;
}

/** Notes that were written without a network. */
export interface OutgoingNotes {
  cardId: string;
  text: string;
  /** What the text is based on. */
  base: StoredNotes;
  /** What was to be sent before, and may have been. */
  earlier: string[];
}

/** Saves notes from the outbox, and reads the card again. Rejects with a Conflict if other notes were saved. */
export async function sendNotes(outgoing: OutgoingNotes, { client, userId }: SenderContext): Promise<void> {
  const { cardId, text, base, earlier } = outgoing;
  try {
    if ((await saveNotes(cardId, text, base.version)) !== null) return;
    const stored = unwrap(
      await database().from('pipeline_cards').select('notes, notes_version').eq('id', cardId).maybeSingle(),
    );
    if (stored === null) throw new Conflict('The deal was removed from your pipeline.');
    // Stored by an attempt whose answer was lost.
    if (stored.notes === text) return;
    const isOwn = earlier.includes(stored.notes);
    if (isOwn && (await saveNotes(cardId, text, stored.notes_version)) !== null) return;
    throw new Conflict('They were changed in another tab or on another device. Open the deal to compare them.');
  } finally {
    void client.invalidateQueries({ queryKey: pipelineKeys.all(userId) });
  }
}
