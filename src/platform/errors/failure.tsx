import { FormError } from '@/kit/ui/field';
import { describeError, type ErrorTexts } from './describe-error';

interface FailureProps {
  /** Nothing is shown without one. */
  error: unknown;
  errors?: ErrorTexts | undefined;
  className?: string;
}

/** Says why something failed, next to what was pressed. */
export function Failure({ error, errors, className }: FailureProps) {
  return <FormError className={className}>{error ? describeError(error, errors) : null}</FormError>;
}
