import { Button } from './button';
import { CopyButton } from './copy-button';
import { Dialog } from './dialog';
import { Field } from './field';
import { Input } from './input';

interface SecretDialogProps {
  title: string;
  /** Says that it isn't shown again. */
  description: string;
  /** What it is, such as 'Address', and in the toast. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows something new that can't be read again, to be copied. */
export function SecretDialog({ title, description, label, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <CopyButton text={secret} label={`Copy ${label.toLowerCase()}`} copied={`${label} copied`} />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Field label={label}>
        <Input readOnly value={secret} className="font-mono" onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
