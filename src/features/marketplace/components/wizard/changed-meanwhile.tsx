import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

interface ChangedMeanwhileProps {
  open: boolean;
  onClose: () => void;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** Somebody, most likely the member in another tab, saved this listing after it was opened here. */
export function ChangedMeanwhile({ open, onClose, onLoad, onOverwrite }: ChangedMeanwhileProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="This listing was changed meanwhile"
      description="It was saved in another tab or on another device after you opened it here. Nothing of yours has been saved yet."
      footer={
        <>
          <Button variant="secondary" onClick={onLoad}>
            Load the newer version
          </Button>
          <Button onClick={onOverwrite}>Save mine over it</Button>
        </>
      }
    />
  );
}
