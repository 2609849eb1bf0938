import { clsx } from 'clsx';
import { mostCharacters } from '../../review';
import { charactersLeft } from '../../review-rules';

/** How much may still be written, once the end is near. */
export function CharactersLeft({ text }: { text: string }) {
  const left = charactersLeft(text, mostCharacters);
  if (left === null) return null;
  return (
    <p className={clsx('numeric text-right text-sm', left < 0 ? 'font-medium text-brick-ink' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </p>
  );
}
