import { useEffect, useRef, useState } from 'react';
import { cropPicture } from './crop-picture';
import type { PictureArea } from './draw-picture';
import { useBlobUrl } from './use-blob-url';
import { Button } from '@/kit/ui/button';
import { CropStage } from './crop-stage';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';

export interface CropDialogProps {
  /** A file already checked to be a picture. */
  file: File;
  onCancel: () => void;
  /** Called with the cropped picture: 512 × 512 px, JPEG. */
  onCropped: (picture: Blob) => void;
  /** Replaced in tests. */
  crop?: typeof cropPicture;
}

const problems = {
  idle: null,
  busy: null,
  failed: 'Failed to crop image. Try again, or choose another picture.',
  unreadable: 'Failed to crop image. We couldn’t read this file. Choose another picture.',
} as const;

/** Dialog for cropping a profile picture to a square. */
export function CropDialog({ file, onCancel, onCropped, crop = cropPicture }: CropDialogProps) {
  const url = useBlobUrl(file);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [state, setState] = useState<keyof typeof problems>('idle');
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const confirm = async () => {
    if (!area) return;
    setState('busy');
    try {
      const picture = await crop(file, area);
      // The dialog may have been closed while cropping.
      if (open.current) onCropped(picture);
    } catch {
      setState('failed');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title="Crop your picture"
      description="Drag the picture, tap a spot, or use the arrow keys."
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            disabled={!area || state === 'unreadable'}
            busy={state === 'busy'}
            busyLabel="Cropping…"
            onClick={() => void confirm()}
          >
            Crop &amp; Upload
          </Button>
        </>
      }
    >
      {/* Above the picture, because its lower end may be scrolled out of view on small screens. */}
      <FormError className="mb-4">{problems[state]}</FormError>
      {state === 'unreadable' ? null : (
        <CropStage url={url} onArea={setArea} onUnreadable={() => setState('unreadable')} />
      )}
    </Dialog>
  );
}
