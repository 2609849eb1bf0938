import { ImagePlus, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/kit/ui/button';

interface PictureButtonsProps {
  /** The first button. It gets the focus when another one disappears. */
  chooser: RefObject<HTMLButtonElement | null>;
  hasPicture: boolean;
  busy: boolean;
  uploading: boolean;
  disabled: boolean;
  /** Id of the help text. */
  describedBy: string;
  onChoose: () => void;
  onRemove: () => void;
  /** Cancels the upload; if missing, there's no Cancel button. */
  onCancel: (() => void) | undefined;
}

/** The buttons of the picture field: choose or change, remove, and cancel the upload. */
export function PictureButtons(props: PictureButtonsProps) {
  const { chooser, hasPicture, busy, uploading, disabled, describedBy, onChoose, onRemove, onCancel } = props;
  return (
    <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
      <Button
        ref={chooser}
        variant="secondary"
        icon={<ImagePlus aria-hidden />}
        busy={busy}
        aria-describedby={describedBy}
        onClick={onChoose}
      >
        {hasPicture ? 'Change picture' : 'Choose picture'}
      </Button>
      {hasPicture && !uploading ? (
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          disabled={disabled}
          onClick={() => {
            // This button disappears with the picture, and takes the focus with it.
            chooser.current?.focus();
            onRemove();
          }}
        >
          Remove Image
        </Button>
      ) : null}
      {uploading && onCancel ? (
        <Button
          variant="ghost"
          onClick={() => {
            chooser.current?.focus();
            onCancel();
          }}
        >
          Cancel upload
        </Button>
      ) : null}
    </div>
  );
}
