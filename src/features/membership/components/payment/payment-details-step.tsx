import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { formatCardNumber, formatCvc, formatExpiry } from '../../card-format';
import { FormattedInput } from './formatted-input';
import { detailFields, type PaymentValues } from '../../schema';

interface StepProps {
  form: UseFormReturn<PaymentValues>;
  onDone: () => void;
}

/** Step 1: card number, expiry date, security code, and name. */
export function PaymentDetailsStep({ form: { control, register, trigger, formState }, onDone }: StepProps) {
  const { errors } = formState;
  const next = async () => {
    if (await trigger(detailFields, { shouldFocus: true })) onDone();
  };
  return (
    // method="dialog" outside a dialog submits nothing, even if our script fails to load.
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
        <Controller
          control={control}
          name="cardNumber"
          render={({ field }) => (
            <Field label="Card number" required error={errors.cardNumber?.message} className="sm:col-span-2">
              <FormattedInput
                {...field}
                format={formatCardNumber}
                autoComplete="cc-number"
                placeholder="1234 1234 1234 1234"
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="expiryDate"
          render={({ field }) => (
            <Field label="Expiry date" required error={errors.expiryDate?.message}>
              <FormattedInput {...field} format={formatExpiry} autoComplete="cc-exp" placeholder="MM/YY" />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="cvc"
          render={({ field }) => (
            <Field label="CVC" required error={errors.cvc?.message}>
              <FormattedInput {...field} format={formatCvc} autoComplete="cc-csc" placeholder="123" />
            </Field>
          )}
        />
        <Field label="Name on card" required error={errors.name?.message} className="sm:col-span-2">
          <Input {...register('name')} autoComplete="cc-name" spellCheck={false} />
        </Field>
      </Card>
      <Button type="submit" size="lg" className="mt-5 max-sm:w-full">
        Continue
      </Button>
    </form>
  );
}
