import { useRef } from 'react';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { mismatchedField, mismatchText, type AddressMismatch } from '@/domain/place/address-mismatch';
import type { WizardState } from './use-wizard';

interface AddressQuestionProps {
  /** None closes the dialog. */
  mismatches: readonly AddressMismatch[];
  wizard: WizardState;
  confirmLabel: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about an address whose parts don't agree before a listing is stored. */
export function AddressQuestion({ mismatches, wizard, confirmLabel, onClose, onConfirm }: AddressQuestionProps) {
  const confirmed = useRef(false);
  return (
    <ConfirmDialog
      open={mismatches.length > 0}
      onOpenChange={(open) => {
        if (open) return;
        onClose();
        if (!confirmed.current) wizard.show('address', mismatchedField(mismatches));
        confirmed.current = false;
      }}
      danger={false}
      title="Is the address right?"
      description={mismatchText(mismatches, wizard.form.getValues())}
      confirmLabel={confirmLabel}
      cancelLabel="Fix address"
      onConfirm={() => {
        // The dialog closes then, too.
        confirmed.current = true;
        onConfirm();
      }}
    />
  );
}
