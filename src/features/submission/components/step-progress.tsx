import { clsx } from 'clsx';
interface StepProgressProps {
  step: 1 | 2 | 3;
  title: string;
}

const shares = { 1: 33, 2: 66, 3: 100 } as const;

/** The submission's progress as text and a bar. */
export function StepProgress({ step, title }: StepProgressProps) {
  const share = shares[step];
  return (
    <div className="flex flex-col gap-2">
      <p className="numeric flex justify-between gap-4 text-sm text-muted">
        <span>
          Step {step} of 3<span className="sr-only">: {title}</span>
        </span>
        <span>{share}%</span>
      </p>
      <progress
        aria-label="Submission progress"
        value={share}
        max={100}
        className={clsx(
          'block h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
        )}
      />
    </div>
  );
}
