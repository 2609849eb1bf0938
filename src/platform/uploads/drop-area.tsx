import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '@/kit/ui/button';

interface DropAreaProps {
  /** What is dropped, in lower case: 'pictures'. */
  noun: string;
  /** Whether several can be chosen at once; true by default. */
  multiple?: boolean;
  /** MIME types with their extensions, for the file chooser. */
  accept: Readonly<Record<string, readonly string[]>>;
  /** Shown while there's nothing yet. */
  icon: ReactNode;
  /** What it says instead when no more can be added; null otherwise. */
  full: string | null;
  /** Which files are accepted. */
  rules: string;
  onFiles: (files: readonly File[]) => void;
}

/** An area to drop files on, with a button to choose them. */
export function DropArea({ noun, multiple = true, accept, icon, full, rules, onFiles }: DropAreaProps) {
  const dropzone = useDropzone({
    accept: Object.fromEntries(Object.entries(accept).map(([type, extensions]) => [type, [...extensions]])),
    multiple,
    noClick: true,
    noKeyboard: true,
    // We check every file ourselves, so that each rejection has its own message.
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const isFull = full !== null;
  return (
    <div
      {...dropzone.getRootProps()}
      className={clsx(
        'flex flex-col items-center gap-2.5 rounded-card border-2 border-dashed px-5 py-5 text-center',
        'transition-colors [&>svg]:size-8 [&>svg]:text-muted',
        dropzone.isDragActive && !isFull ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60',
      )}
    >
      <input {...dropzone.getInputProps({ 'aria-label': `Choose ${noun}`, disabled: isFull })} />
      {icon}
      <p className={clsx('text-[15px] text-ink', isFull || 'pointer-coarse:hidden')}>
        {full ?? (dropzone.isDragActive ? `Drop ${noun} here` : `Drag ${noun} here, or`)}
      </p>
      <Button variant="secondary" disabled={isFull} onClick={dropzone.open}>
        Choose {noun}
      </Button>
      <p className="text-sm text-muted">{rules}</p>
    </div>
  );
}

/** Why chosen files weren't added, as a list for a FormError. */
export function FileProblems({ problems }: { problems: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {problems.map((problem) => (
        <li key={problem} className="break-words">
          {problem}
        </li>
      ))}
    </ul>
  );
}
