import { FormError } from '@/kit/ui/field';
import { describeCheckoutError } from '../../errors';

/** Why the checkout couldn't be opened. Renders nothing without an error. */
export function CheckoutError({ error }: { error: Error | undefined }) {
  return <FormError className="mt-3">{error ? describeCheckoutError(error) : null}</FormError>;
}
