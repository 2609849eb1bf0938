import { useController } from 'react-hook-form';
import { apiScopeIds, apiScopes, type ApiScope } from '@/domain/integrations/api-scopes';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Checkbox } from '@/kit/ui/checkbox';
import { ErrorText, Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
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
  const toggle = (scope: ApiScope, isOn: boolean) =>
    onChange(apiScopeIds.filter((id) => (id === scope ? isOn : scopes.includes(id))));
  const scopesError = errorOf('scopes');
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
      <fieldset
        aria-invalid={scopesError ? true : undefined}
        aria-describedby={scopesError ? 'api-scopes-error' : undefined}
        className="flex flex-col gap-3"
      >
        <legend className="mb-1 text-sm font-medium text-ink">What it can do</legend>
        {apiScopeIds.map((scope) => (
          <Checkbox
            key={scope}
            label={apiScopes[scope].label}
            hint={`${apiScopes[scope].text}.`}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
        <ErrorText id="api-scopes-error">{scopesError}</ErrorText>
      </fieldset>
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
