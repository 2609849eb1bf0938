import { Dialog } from '@/shared/ui/dialog';
import { SubmitWizard } from './submit-wizard';

interface SubmitListingWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The wizard over the screen it was opened from. */
export function SubmitListingWindow(props: SubmitListingWindowProps) {
  return (
    <Dialog {...props} size="full" title="Submit Listing">
      <div className="flex flex-1 flex-col [--wizard-pad:max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-1">
        <SubmitWizard />
      </div>
    </Dialog>
  );
}
