import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addFilters } from '@/domain/filters/filters';
import { cleanSentence, sentenceParam } from '@/domain/filters/search-text';
import { sentenceQuery } from '@/shared/search/api/queries';
import type { Outcome, SentenceNote } from '@/domain/search/outcome';
import type { PlaceMatch } from '@/domain/search/place-match';
import type { MarketplaceState } from './use-marketplace-query';

/**
 * Turns sentences into filters: the one in the URL, which the header's search sends, and those passed to `read`. Of
 * what isn't understood, the words that listings have are searched as text. Without a connection, all of it is.
 */
export function useSentence({ search, filters, set }: MarketplaceState) {
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [note, setNote] = useState<SentenceNote | null>(null);
  const sentence = cleanSentence(params.get(sentenceParam));

  const read = async (text: string): Promise<Outcome | null> => {
    try {
      return await queryClient.fetchQuery({ ...sentenceQuery(text, filters), retry: false });
    } catch {
      return null;
    }
  };
  const apply = (text: string, outcome: Outcome | null, replace: boolean) => {
    setNote(outcome?.note ?? null);
    set({ search: outcome?.note.search ?? text, filters: addFilters(filters, outcome?.filters ?? {}) }, { replace });
  };
  const readUrl = useEffectEvent(() => read(sentence));
  const onUrlRead = useEffectEvent((outcome: Outcome | null) => apply(sentence, outcome, true));
  useEffect(() => {
    if (sentence === '') return;
    let isCurrent = true;
    const start = async () => {
      const outcome = await readUrl();
      if (isCurrent) onUrlRead(outcome);
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [sentence]);

  return {
    /** Whether the sentence in the URL is still being read. */
    isReading: sentence !== '',
    /** Adds what the text says to the filters, and returns what of it is searched as text. */
    read: async (text: string) => {
      const outcome = await read(text);
      apply(text, outcome, false);
      return outcome?.note.search ?? text;
    },
    note: note?.search === search ? note : null,
    /** Adds one of the places that the words of the note can mean. */
    choose: async (typed: string, place: PlaceMatch) => {
      const { withoutChoice } = await import('@/domain/search/outcome');
      if (!note) return;
      const rest = withoutChoice(note, typed);
      setNote(rest);
      set({ search: rest.search, filters: addFilters(filters, { places: [place.key] }) });
    },
  };
}
