import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import type { FeedKind } from '../feed';

const hints: Readonly<Record<FeedKind, string>> = {
  calendar:
    'Paste it where your calendar subscribes to others: “From URL” in Google Calendar, “New Calendar Subscription” ' +
    'in Apple Calendar, or “Subscribe from web” in Outlook. We won’t show it again.',
  matches: 'Paste it into your feed reader. We won’t show it again.',
};

interface AddressDialogProps {
  kind: FeedKind;
  url: string;
  onClose: () => void;
}

/** Shows a new address, which can't be shown again. */
export function AddressDialog({ kind, url, onClose }: AddressDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy your address"
      description={hints[kind]}
      footer={
        <>
          <CopyButton text={url} label="Copy address" copied="Address copied" />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Field label="Address">
        <Input readOnly value={url} className="font-mono" onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
