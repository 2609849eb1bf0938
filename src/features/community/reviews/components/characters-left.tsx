import { clsx } from 'clsx';
import { maxLength } from '../review';
import { charactersLeft } from '../ratings';

/** The number of characters left, shown near the limit. */
export function CharactersLeft({ text }: { text: string }) {
  const left = charactersLeft(text, maxLength);
  if (left === null) return null;
  return (
    <p className={clsx('numeric text-right text-sm', left < 0 ? 'font-medium text-brick-ink' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </p>
  );
}
