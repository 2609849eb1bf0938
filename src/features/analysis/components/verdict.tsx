import { CircleAlert, CircleCheck, CircleHelp, CircleX, Sparkles } from 'lucide-react';
import { Button } from '@/kit/ui/button';
import type { Verdict } from '@/domain/analysis/model';
import { useVerdict } from './use-verdict';

const icons = { works: CircleCheck, mixed: CircleAlert, fails: CircleX, unknown: CircleHelp } as const;
const tones = {
  works: 'text-evergreen-ink',
  mixed: 'text-amber-ink',
  fails: 'text-brick-ink',
  unknown: 'text-muted',
} as const;

/** The analysis in words, on demand. */
export function Analyze({ verdict }: { verdict: Verdict }) {
  const { state, analyze } = useVerdict();
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-[15px] text-muted">
          {state === 'done'
            ? 'A summary of the numbers above.'
            : 'What the numbers say, what matters most, and what to pay.'}
        </p>
        <Button
          variant="secondary"
          icon={<Sparkles aria-hidden />}
          busy={state === 'analyzing'}
          busyLabel="Analyzing..."
          onClick={analyze}
        >
          {state === 'done' ? 'Analyze again' : 'Analyze'}
        </Button>
      </div>
      {/* Rendered before its content, so that screen readers announce it. */}
      <div aria-live="polite">
        {state === 'analyzing' ? <span className="sr-only">Analyzing...</span> : null}
        {state === 'done' ? <VerdictText verdict={verdict} /> : null}
      </div>
    </div>
  );
}

/** The verdict and its reasons. */
export function VerdictText({ verdict: { rating, headline, remarks } }: { verdict: Verdict }) {
  const Icon = icons[rating];
  return (
    <div className="max-w-prose">
      <p className={`flex items-start gap-2 text-base font-semibold ${tones[rating]}`}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        {headline}
      </p>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-[15px]">
        {remarks.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>{text}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">Calculated from the figures shown. Not investment advice.</p>
    </div>
  );
}
