import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { countries, type PaymentValues } from '../../schema';

const processingMs = 2000;

interface StepProps {
  form: UseFormReturn<PaymentValues>;
  onDone: () => void;
}

/** Step 2. Submitting shows "Processing..." for two seconds and charges nothing; going back cancels it. */
export function BillingAddressStep({ form: { register, handleSubmit, formState }, onDone }: StepProps) {
  const { errors } = formState;
  const [processing, setProcessing] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!processing) return undefined;
    const timer = setTimeout(() => done(), processingMs);
    return () => clearTimeout(timer);
  }, [processing]);
  return (
    <form noValidate method="dialog" onSubmit={(event) => void handleSubmit(() => setProcessing(true))(event)}>
      <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
        <Field label="Country" required error={errors.country?.message}>
          <Select {...register('country')} autoComplete="billing country-name">
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        </Field>
        <Field label="Postal code" required error={errors.postalCode?.message}>
          <Input
            {...register('postalCode')}
            autoComplete="billing postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      </Card>
      <Button type="submit" size="lg" busy={processing} busyLabel="Processing..." className="mt-5 max-sm:w-full">
        Submit
      </Button>
    </form>
  );
}
