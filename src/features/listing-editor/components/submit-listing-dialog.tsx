import { Dialog } from '@/shared/ui/dialog';
import { SubmitWizard } from './submit-wizard';

interface SubmitListingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The wizard in a dialog over the current screen. */
export function SubmitListingDialog(props: SubmitListingDialogProps) {
  return (
    <Dialog {...props} size="full" title="Submit Listing">
      <div className="flex flex-1 flex-col [--wizard-pad:max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-1">
        <SubmitWizard />
      </div>
    </Dialog>
  );
}
