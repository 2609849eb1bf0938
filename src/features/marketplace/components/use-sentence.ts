import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanSentence, sentenceParam } from '@/shared/search/search-text';
import { placesInQuery } from '../api/queries';
import { addFilters } from '@/shared/listing-filters/filters';
import type { SentenceNote } from '../sentence/outcome';
import type { PlaceMatch } from '../sentence/place-match';
import type { MarketplaceState } from './use-marketplace-query';

const loadReader = () => Promise.all([import('../sentence/outcome'), import('../sentence/words')]);

/** Reads a sentence; null without a connection. */
async function readSentence(queryClient: QueryClient, text: string) {
  try {
    const [{ outcomeOf }, { wordsOf }] = await loadReader();
    const words = wordsOf(text);
    return outcomeOf(text, words, await queryClient.fetchQuery(placesInQuery(words.map((word) => word.text))));
  } catch {
    return null;
  }
}

/**
 * Turns sentences into filters: the one in the URL, which the header's search sends, and those passed to `read`. What
 * isn't understood is searched as text. Without a connection, all of it is.
 */
export function useSentence({ search, filters, set }: MarketplaceState) {
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [note, setNote] = useState<SentenceNote | null>(null);
  const sentence = cleanSentence(params.get(sentenceParam));

  const apply = (text: string, outcome: Awaited<ReturnType<typeof readSentence>>, replace: boolean) => {
    setNote(outcome?.note ?? null);
    set({ search: outcome?.note.search ?? text, filters: addFilters(filters, outcome?.filters ?? {}) }, { replace });
  };
  const onUrlRead = useEffectEvent((outcome: Parameters<typeof apply>[1]) => apply(sentence, outcome, true));
  useEffect(() => {
    if (sentence === '') return;
    let isCurrent = true;
    const readUrl = async () => {
      const outcome = await readSentence(queryClient, sentence);
      if (isCurrent) onUrlRead(outcome);
    };
    void readUrl();
    return () => {
      isCurrent = false;
    };
  }, [sentence, queryClient]);

  return {
    /** Whether the sentence in the URL is still being read. */
    isReading: sentence !== '',
    /** Adds what the text says to the filters. */
    read: async (text: string) => apply(text, await readSentence(queryClient, text), false),
    note: note?.search === search ? note : null,
    /** Adds one of the places that the words of the note can mean. */
    choose: async (typed: string, place: PlaceMatch) => {
      const [{ withoutChoice }] = await loadReader();
      if (!note) return;
      const rest = withoutChoice(note, typed);
      setNote(rest);
      set({ search: rest.search, filters: addFilters(filters, { places: [place.key] }) });
    },
  };
}
