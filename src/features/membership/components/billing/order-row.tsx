import { ExternalLink } from 'lucide-react';
import { formatDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { ButtonAnchor } from '@/kit/ui/button';
import { amountOf, orderStatus, reversalText, type Order } from '../../order';
import { formatCents } from '@/kit/formatting/format-cents';
import { ReceiptButton } from '../receipt-button';

/** An invoice: date, plan, amount, status, and its documents. */
export function OrderRow({ order }: { order: Order }) {
  const { created_at, plan, number, currency, status, hosted_invoice_url: invoiceUrl, reversals } = order;
  const { label, tone } = orderStatus(order);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="numeric min-w-0 flex-1 basis-44">
        <p className="font-semibold text-ink">{formatDate(created_at)}</p>
        <p className="text-sm break-words text-muted">{[plan ?? 'Membership', number].filter(Boolean).join(' · ')}</p>
        {reversals.map((reversal) => (
          <p key={reversal.reversal_id} className="mt-1 text-sm text-ink">
            {reversalText(reversal, currency)}
          </p>
        ))}
      </div>
      <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-1 sm:w-52 sm:justify-end">
        <p className="numeric font-semibold text-ink">{formatCents(amountOf(order), currency)}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:w-64 sm:justify-end">
        {invoiceUrl ? (
          <ButtonAnchor
            href={invoiceUrl}
            target="_blank"
            rel="noreferrer"
            size="sm"
            variant={status === 'open' ? 'primary' : 'ghost'}
            icon={<ExternalLink aria-hidden />}
          >
            {status === 'open' ? 'Pay now' : 'Invoice'}{' '}
            <span className="sr-only">{number} on our payment provider’s site, opens in a new tab</span>
          </ButtonAnchor>
        ) : null}
        <div>
          <ReceiptButton order={order} short size="sm" />
        </div>
      </div>
    </li>
  );
}
