import { useEffect, useRef, useState } from 'react';
import { cropPicture } from '@/shared/lib/crop-picture';
import type { PictureArea } from '@/shared/lib/draw-picture';
import { useBlobAddress } from '@/shared/lib/use-blob-address';
import { Button } from './button';
import { CropStage } from './crop-stage';
import { Dialog } from './dialog';
import { FormError } from './field';

export interface CropDialogProps {
  /** A picture by its content. */
  file: File;
  onCancel: () => void;
  /** Gets the part inside the circle: 512 x 512, JPEG. */
  onCropped: (picture: Blob) => void;
  /** Does the drawing. */
  crop?: typeof cropPicture;
}

const problems = {
  idle: null,
  busy: null,
  failed: 'Failed to crop image. Try again, or choose another picture.',
  unreadable: 'Failed to crop image. This file cannot be read; choose another picture.',
} as const;

/** Asks which part of a picture becomes the member's. Stays open until it is cropped or given up. */
export function CropDialog({ file, onCancel, onCropped, crop = cropPicture }: CropDialogProps) {
  const address = useBlobAddress(file);
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
      // Given up meanwhile.
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
      {/* Above the picture: on a small screen its lower end is scrolled away. */}
      <FormError className="mb-4">{problems[state]}</FormError>
      {state === 'unreadable' ? null : (
        <CropStage address={address} onArea={setArea} onUnreadable={() => setState('unreadable')} />
      )}
    </Dialog>
  );
}
