import { FormDialog } from '@/platform/forms/form-dialog';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { UploadField } from '@/platform/uploads/upload-field';
import { roleText, partyName, type DealPartProps } from '@/domain/deal/deal';
import { documentKinds, possibleReaders } from '../documents';
import { acceptedDocuments } from '../document-schema';
import { useAddForm } from './use-add-form';

export interface AddDocumentProps extends DealPartProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const kinds = Object.entries(documentKinds);

/** Uploads a document and chooses who can see it. */
export function AddDocument({ deal, viewer, onOpenChange }: AddDocumentProps) {
  const parties = possibleReaders(deal, viewer);
  const { form, errorOf, sending, upload } = useAddForm({
    dealId: deal.id,
    userId: viewer.user_id ?? '',
    possible: parties.map(({ id }) => id),
    onAdded: () => onOpenChange(false),
  });
  return (
    <FormDialog
      {...sending}
      title="Add a document"
      description="Only you and the people you choose can open it. We keep its hash on the deal’s record."
      submitLabel="Add document"
      busyLabel="Adding..."
      onOpenChange={(open) => {
        if (!open) upload.remove();
        onOpenChange(open);
      }}
    >
      <UploadField
        accepted={acceptedDocuments}
        file={upload.file}
        problem={upload.problem}
        onChoose={upload.choose}
        onRetry={upload.retry}
        onRemove={upload.remove}
      />
      <Field label="What is it?" error={errorOf('kind')} required>
        <Select {...form.register('kind')}>
          <option value="">Choose a kind</option>
          {kinds.map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {parties.length > 0 ? (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-1.5 text-sm font-medium">Who can see it</legend>
          <p className="-mt-1 text-sm text-muted">They’re notified, and you see every time they open it.</p>
          {parties.map((party) => (
            <Checkbox
              key={party.id}
              label={partyName(party)}
              hint={roleText(party)}
              value={party.id}
              {...form.register('readers')}
            />
          ))}
        </fieldset>
      ) : (
        <p className="text-sm text-muted">
          Only you will see it: nobody else in this deal can see documents. You can share it later.
        </p>
      )}
    </FormDialog>
  );
}
