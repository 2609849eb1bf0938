import { Copy } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';

/** Shows a secret, which can't be read again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success('Secret copied');
    } catch {
      toast.info('Select the secret and copy it.');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy your signing secret"
      description="Your server uses it to verify that events come from us. We won’t show it again."
      footer={
        <>
          <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            Copy secret
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Field label="Signing secret">
        <Input readOnly value={secret} className="font-mono" onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
