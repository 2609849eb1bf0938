import { useState } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { stateName } from '@/domain/place/us-states';
import { topicName } from '@/domain/rule/rule-text';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { Field } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { FormDialog } from '@/platform/forms/form-dialog';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { useSupersedeRule, type RuleVersion } from '../api/rules';
import {
  dayLimits,
  dealLimits,
  draftAfter,
  ruleDraftSchema,
  ruleSchema,
  type RuleDraft,
  type RuleVersionDraft,
} from '../schema';

export interface SupersedeDialogProps {
  /** The latest version. */
  rule: RuleVersion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Writes the version of a rule that follows the latest one. */
export function SupersedeDialog({ rule, onOpenChange }: SupersedeDialogProps) {
  const [initial] = useState(() => draftAfter(rule, new Date()));
  const supersede = useSupersedeRule();
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `rule:${rule.id}`,
    draft: ruleDraftSchema,
    initial,
    schema: ruleSchema,
    send: ({ id, ...version }) =>
      supersede.mutateAsync({
        id,
        replaces: rule.id,
        rule: { ...version, state: rule.state, topic: rule.topic, asked_at: rule.asked_at },
      }),
    onSent: ({ effective_from }) => {
      toast.success('Version added', { description: `In force from ${effective_from}. It isn’t signed off yet.` });
      onOpenChange(false);
    },
  });
  const { control, register } = form;
  const requires = useWatch({ control, name: 'requires' });
  return (
    <FormDialog
      {...sending}
      size="lg"
      title={`Supersede: ${stateName(rule.state)}, ${topicName(rule.topic)}`}
      description="The version in force stays as it is, and applies until the new one’s first day. It’s logged."
      submitLabel="Add version"
      busyLabel="Adding..."
      onOpenChange={onOpenChange}
    >
      <Field label="First day" hint="Tomorrow at the earliest." error={errorOf('effective_from')} required>
        <Input type="date" {...register('effective_from')} />
      </Field>
      <Field label="What it requires" error={errorOf('requires')}>
        <Select {...register('requires')}>
          <option value="nothing">Nothing</option>
          <option value="disclosure">A disclosure</option>
          <option value="license">A license or registration number</option>
        </Select>
      </Field>
      <Field label="What to do" error={errorOf('summary')} required>
        <Textarea rows={3} maxLength={1000} {...register('summary')} />
      </Field>
      {requires === 'disclosure' ? (
        <Field label="Text of the disclosure" error={errorOf('disclosure')} required>
          <Textarea rows={4} maxLength={3000} {...register('disclosure')} />
        </Field>
      ) : null}
      {requires === 'license' ? (
        <CountField control={control} name="deals_a_year" label="Deals a year without a license" limits={dealLimits} />
      ) : null}
      <CountField
        control={control}
        name="days"
        label="Days of notice or to cancel"
        hint="Leave blank for none."
        limits={dayLimits}
      />
      <Field label="Act" error={errorOf('citation')}>
        <Input maxLength={300} autoComplete="off" {...register('citation')} />
      </Field>
      <Field label="Link to the act" error={errorOf('url')}>
        <Input type="url" maxLength={500} autoComplete="off" {...register('url')} />
      </Field>
    </FormDialog>
  );
}

interface CountFieldProps {
  control: Control<RuleDraft, unknown, RuleVersionDraft>;
  name: 'deals_a_year' | 'days';
  label: string;
  hint?: string;
  limits: NumberLimits;
}

function CountField({ control, name, ...shown }: CountFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => <NumberField {...shown} error={fieldState.error?.message} {...field} />}
    />
  );
}
