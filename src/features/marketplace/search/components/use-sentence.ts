import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanSearch, sentenceParam } from '@/shared/search/search-text';
import { placesInQuery } from '../api/queries';
import { addFilters } from '@/shared/listing-filters/filters';
import type { PlaceMatch } from '../sentence/place-match';
import type { Reading } from '../sentence/read-search';
import type { MarketplaceState } from './use-marketplace-query';

/** What a sentence left to explain, as long as the search it led to is shown. */
export interface SentenceNote extends Pick<Reading, 'unknown' | 'choices'> {
  /** The text that was searched for instead. */
  search: string;
}

/** Reads a sentence; null without a connection. */
async function readSentence(queryClient: QueryClient, text: string): Promise<Reading | null> {
  try {
    const [{ readSearch }, { wordsOf }] = await Promise.all([
      import('../sentence/read-search'),
      import('../sentence/words'),
    ]);
    const words = wordsOf(text);
    return readSearch(words, await queryClient.fetchQuery(placesInQuery(words.map((word) => word.text))));
  } catch {
    return null;
  }
}

const textOf = ({ unknown, choices }: Pick<Reading, 'unknown' | 'choices'>) =>
  [...unknown, ...choices.map(({ typed }) => typed)].join(' ');

/**
 * Turns sentences into filters: the one in the URL, which the header's search sends, and those passed to `read`. What
 * isn't understood is searched as text. Without a connection, all of it is.
 */
export function useSentence({ search, filters, set }: MarketplaceState) {
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [note, setNote] = useState<SentenceNote | null>(null);
  const sentence = cleanSearch(params.get(sentenceParam));

  const apply = (text: string, reading: Reading | null, replace: boolean) => {
    if (!reading) return set({ search: text }, { replace });
    const { filters: said, unknown, choices } = reading;
    const isUnderstood = Object.keys(said).length > 0;
    const rest = isUnderstood || choices.length > 0 ? textOf(reading) : text;
    setNote({ search: rest, choices, unknown: isUnderstood ? unknown : [] });
    set({ search: rest, filters: addFilters(filters, said) }, { replace });
  };
  const onUrlRead = useEffectEvent((reading: Reading | null) => apply(sentence, reading, true));
  useEffect(() => {
    if (sentence === '') return;
    let isCurrent = true;
    const readUrl = async () => {
      const reading = await readSentence(queryClient, sentence);
      if (isCurrent) onUrlRead(reading);
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
    choose: (typed: string, place: PlaceMatch) => {
      if (!note) return;
      const rest = { ...note, choices: note.choices.filter((choice) => choice.typed !== typed) };
      setNote({ ...rest, search: textOf(rest) });
      set({ search: textOf(rest), filters: addFilters(filters, { places: [place.key] }) });
    },
  };
}
