import { useController } from 'react-hook-form';
import type { ApiScope } from '@/domain/integrations/api-scopes';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { ScopeFields } from './scope-fields';
import { useCreateKey } from '../api/mutations';
import { apiKeyDraftSchema, apiKeySchema, lifetimes } from '../schema';

interface CreateKeyDialogProps {
  userId: string;
  onCreated: (key: string) => void;
  onClose: () => void;
}

const initial = { name: '', scopes: ['listings:read' as ApiScope], days: '90' };

/** Creates a key: its name, what it can do, and for how long. */
export function CreateKeyDialog({ userId, onCreated, onClose }: CreateKeyDialogProps) {
  const create = useCreateKey(userId);
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `api-key:${userId}`,
    draft: apiKeyDraftSchema,
    initial,
    schema: apiKeySchema,
    send: async (key) => onCreated(await create.mutateAsync(key)),
    onSent: onClose,
  });
  const { value: scopes, onChange } = useController({ control: form.control, name: 'scopes' }).field;
  return (
    <FormDialog
      {...sending}
      title="Create an API key"
      description="A program with this key can do what you choose here in your name. Give it no more than it needs."
      submitLabel="Create key"
      busyLabel="Creating..."
      onOpenChange={onClose}
    >
      <Field label="Name" hint="What uses it, such as “Deal spreadsheet”." error={errorOf('name')} required>
        <Input {...form.register('name')} maxLength={60} autoComplete="off" />
      </Field>
      <ScopeFields value={scopes} onChange={onChange} error={errorOf('scopes')} />
      <Field label="Expires after" error={errorOf('days')} required>
        <Select {...form.register('days')}>
          {lifetimes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
