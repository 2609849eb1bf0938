import { FormError } from '@/shared/ui/field';
import { checkoutFailure } from '../failures';

/** Why no checkout was opened. Nothing while there is nothing to say. */
export function CheckoutProblem({ error }: { error: Error | undefined }) {
  return <FormError className="mt-3">{error ? checkoutFailure(error) : null}</FormError>;
}
