import { useQuery } from '@tanstack/react-query';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import { closingWarning } from '@/domain/listing/closing-warning';
import { useAuth } from '@/platform/auth/auth-provider';
import { Warning } from '@/kit/ui/warning';
import type { Side } from '@/domain/ledger/vocabulary';

interface ContractExpiryProps {
  listingId: string | undefined;
  /** ISO date; '' while it isn't entered. */
  closing: string;
  side: Side;
  className?: string;
}

/** Warns of a closing after the seller's own contract expires; nothing else. */
export function ContractExpiry({ listingId, closing, side, className }: ContractExpiryProps) {
  const { user } = useAuth();
  const terms = useQuery({
    ...visibleTermsQuery(listingId ?? '', user?.id ?? null),
    enabled: listingId !== undefined,
  });
  const problem = closingWarning(closing, terms.data?.contract_expires_on ?? null, side);
  const advice = side === 'seller' ? 'Extend your contract first.' : 'Ask the seller how they’ll extend it.';
  return <Warning className={className}>{problem && `${problem} ${advice}`}</Warning>;
}
