import { corrected, notUnderstood, searchedAsText } from '@/domain/search/note-text';
import type { SentenceNote as Note } from '@/domain/search/outcome';
import type { PlaceMatch } from '@/domain/search/place-match';
import { Button } from '@/kit/ui/button';

export interface SentenceNoteProps {
  note: Note;
  onChoose: (typed: string, place: PlaceMatch) => void;
}

const maxChoices = 6;

/** What was corrected in a sentence, wasn't understood, or is searched as text, and places with the same name. */
export function SentenceNote({ note, onChoose }: SentenceNoteProps) {
  const { texts, unknown, choices, corrections, problems, hasFilters } = note;
  const isExplained = texts.length > 0 || unknown.length > 0;
  return (
    <>
      {isExplained || corrections.length > 0 || problems.length > 0 ? (
        <p className="text-muted">
          {corrections.length > 0 ? `${corrected(corrections)} ` : null}
          {unknown.length > 0 ? `${notUnderstood(unknown)} ` : null}
          {texts.length > 0 ? `${searchedAsText(texts)} ` : null}
          {isExplained && hasFilters ? 'The other words became filters. ' : null}
          {problems.join(' ')}
        </p>
      ) : null}
      {choices.map(({ typed, places }) => (
        <div key={typed} className="flex flex-wrap items-center gap-2">
          <p>Which “{typed}” do you mean?</p>
          {places.slice(0, maxChoices).map((place) => (
            <Button key={place.key} variant="secondary" size="sm" onClick={() => onChoose(typed, place)}>
              {place.label}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}
