import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

interface EditConflictProps {
  open: boolean;
  onClose: () => void;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** The listing was saved elsewhere, most likely in another tab, after it was opened here. */
export function EditConflict({ open, onClose, onLoad, onOverwrite }: EditConflictProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="This listing has newer changes"
      description="It was saved in another tab or on another device. Your changes haven’t been saved."
      footer={
        <>
          <Button variant="secondary" onClick={onLoad}>
            Load newer version
          </Button>
          <Button onClick={onOverwrite}>Overwrite with my version</Button>
        </>
      }
    />
  );
}
