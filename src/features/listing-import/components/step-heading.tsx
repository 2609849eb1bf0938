import { Button } from '@/kit/ui/button';

interface StepHeadingProps {
  title: string;
  fileName: string;
  text: string;
  /** What to know about the file. */
  notes: readonly string[];
  onRestart: () => void;
}

/** The title of a step, its file, and the way to choose another one. */
export function StepHeading({ title, fileName, text, notes, onRestart }: StepHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 id="import-step" className="text-lg font-semibold text-ink">
          {title}
        </h2>
        <p className="text-sm break-words text-muted">
          {fileName}: {text}
        </p>
        {notes.map((note) => (
          <p key={note} className="text-sm text-pretty break-words text-muted">
            {note}
          </p>
        ))}
      </div>
      <Button variant="ghost" size="sm" onClick={onRestart}>
        Choose another file
      </Button>
    </div>
  );
}
