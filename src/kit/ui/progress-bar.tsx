interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** How much of something is done. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={
        'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-evergreen ' +
        '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-evergreen'
      }
    />
  );
}
