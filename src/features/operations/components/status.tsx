import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { attentionTexts, type Operations } from '../operations';

/** What needs attention, or that nothing does. */
export function Status({ figures }: { figures: Operations }) {
  const texts = attentionTexts(figures);
  const isClear = texts.length === 0;
  return (
    <output
      className={clsx(
        'flex items-start gap-3 rounded-card px-5 py-4 text-[15px]',
        isClear ? 'bg-evergreen-soft text-evergreen-ink' : 'bg-amber-soft text-amber-ink',
      )}
    >
      {isClear ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      )}
      <span>
        <strong className="block font-semibold">{isClear ? 'All clear' : 'Needs attention'}</strong>
        {isClear
          ? 'Payments are handled, email is going out, and every job is on time.'
          : texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
      </span>
    </output>
  );
}
