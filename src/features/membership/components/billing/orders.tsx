import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { QueryError } from '@/platform/query/query-error';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { ordersQuery } from '../../api/queries';
import { OrderRow } from './order-row';

/** The member's invoices, newest first. */
export function Orders({ userId }: { userId: string }) {
  const id = useId();
  const query = useInfiniteQuery(ordersQuery(userId));
  const { data, error } = query;
  const orders = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        Payments
      </h2>
      <div className="mt-4">
        {orders === undefined && !error ? <Loading /> : null}
        {orders === undefined && error ? <QueryError query={query} title="We couldn’t load your payments" /> : null}
        {orders?.length === 0 ? (
          <EmptyState
            icon={<ReceiptText />}
            title="No payments yet"
            text="Your payments and receipts will appear here."
          />
        ) : null}
        {orders && orders.length > 0 ? (
          <Card>
            <ul className="divide-y divide-line">
              {orders.map((order) => (
                <OrderRow key={order.invoice_id} order={order} />
              ))}
            </ul>
          </Card>
        ) : null}
        <LoadMore itemsLabel="payments" query={query} />
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">Loading your payments</output>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
