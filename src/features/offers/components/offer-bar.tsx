import { clsx } from 'clsx';
import { formatUsd } from '@/kit/formatting/format';
import { AppLink } from '@/platform/navigation/app-link';
import type { BuyerAction } from '../buyer-action';

/** On phones and tablets, the price and what the reader can do, above the other bars at the bottom of the screen. */
export function OfferBar({ price, action }: { price: number; action: Pick<BuyerAction, 'label' | 'to'> }) {
  return (
    <section
      data-offer-bar
      aria-label="Price and offer"
      className={clsx(
        'fixed inset-x-0 bottom-[calc(var(--bottom-bar)+var(--compare-bar))] z-20 border-t border-line bg-surface',
        'pb-[env(safe-area-inset-bottom)] shadow-[0_-6px_24px_rgb(0_0_0/0.08)] in-[.app-shell]:pb-0 lg:hidden',
        'print:hidden',
      )}
    >
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <p className="numeric min-w-0 truncate text-xl font-bold tracking-tight">{formatUsd(price)}</p>
        <AppLink to={action.to}>{action.label}</AppLink>
      </div>
    </section>
  );
}
