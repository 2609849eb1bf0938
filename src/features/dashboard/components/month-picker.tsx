import { clsx } from 'clsx';
import { useState } from 'react';
import { monthStart } from '../months';

const choices = [
  { ago: 0, label: 'This Month' },
  { ago: 1, label: 'Last Month' },
] as const;

type Ago = (typeof choices)[number]['ago'];

/** The month shown, as its first day, and the buttons that change it. */
export function useMonth() {
  const [now] = useState(() => Date.now());
  const [ago, setAgo] = useState<Ago>(0);
  return { month: monthStart(now, ago), now, picker: <MonthPicker ago={ago} onChoose={setAgo} /> };
}

function MonthPicker({ ago, onChoose }: { ago: Ago; onChoose: (ago: Ago) => void }) {
  return (
    <div className="inline-flex rounded-control border border-line bg-sunken p-[3px]">
      {choices.map((choice) => (
        <button
          key={choice.ago}
          type="button"
          aria-pressed={choice.ago === ago}
          onClick={() => onChoose(choice.ago)}
          className={clsx(
            'min-h-9 rounded-[7px] px-3 text-sm font-medium transition-colors pointer-coarse:min-h-11',
            choice.ago === ago ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
