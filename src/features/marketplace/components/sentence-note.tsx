import { Button } from '@/shared/ui/button';
import type { SentenceNote as Note } from '../sentence/outcome';
import type { PlaceMatch } from '../sentence/place-match';

export interface SentenceNoteProps {
  note: Note;
  onChoose: (typed: string, place: PlaceMatch) => void;
}

const maxChoices = 6;

/** The words of a sentence that weren't understood, and why, and places with the same name to choose from. */
export function SentenceNote({ note: { unknown, choices, problems, hasFilters }, onChoose }: SentenceNoteProps) {
  const isExplained = unknown.length > 0 && (hasFilters || choices.length > 0);
  return (
    <>
      {isExplained || problems.length > 0 ? (
        <p className="text-muted">
          {isExplained ? `Searched as text: ${unknown.map((words) => `“${words}”`).join(', ')}. ` : null}
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
