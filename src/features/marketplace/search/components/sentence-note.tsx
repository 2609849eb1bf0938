import { Button } from '@/shared/ui/button';
import type { PlaceMatch } from '../sentence/place-match';
import type { SentenceNote as Note } from './use-sentence';

interface SentenceNoteProps {
  note: Note | null;
  onChoose: (typed: string, place: PlaceMatch) => void;
}

const maxChoices = 6;

/** The words of a sentence that weren't understood, and places with the same name to choose from. */
export function SentenceNote({ note, onChoose }: SentenceNoteProps) {
  return (
    <output className="flex flex-col gap-2 text-sm empty:hidden">
      {note?.unknown.length ? (
        <p className="text-muted">
          Searched as text: {note.unknown.map((words) => `“${words}”`).join(', ')}. The other words became filters.
        </p>
      ) : null}
      {note?.choices.map(({ typed, places }) => (
        <div key={typed} className="flex flex-wrap items-center gap-2">
          <p>Which “{typed}” do you mean?</p>
          {places.slice(0, maxChoices).map((place) => (
            <Button key={place.key} variant="secondary" size="sm" onClick={() => onChoose(typed, place)}>
              {place.label}
            </Button>
          ))}
        </div>
      ))}
    </output>
  );
}
