import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from '@/platform/export/download-file';
import { useMember } from '@/platform/session/member';
import { Failure } from '@/platform/errors/failure';
import { Button, type ButtonProps } from '@/kit/ui/button';
import type { Order } from '../order';
import { documentFileName, documentKind, documentTitle, type Payer } from '../receipt';

interface ReceiptButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  order: Order;
  /** In lists: shows only the kind; screen readers get the full label. */
  short?: boolean;
}

/** Downloads an order's PDF. */
export function ReceiptButton({ order, short = false, variant = 'secondary', ...looks }: ReceiptButtonProps) {
  const { data: member } = useMember();
  const save = useMutation({
    mutationFn: async (payer: Payer) => {
      const { receiptPdf } = await import('../receipt-pdf');
      downloadFile(documentFileName(order), await receiptPdf(order, payer), 'application/pdf');
    },
  });
  const kind = documentKind(order);
  return (
    <>
      <Button
        {...looks}
        variant={variant}
        icon={<Download aria-hidden />}
        // The document needs the member's name.
        disabled={!member}
        busy={save.isPending}
        aria-label={short ? `Download ${documentTitle(order)}` : undefined}
        onClick={() => member && save.mutate({ name: member.name, email: member.email })}
      >
        {short ? kind : `Download ${kind}`}
      </Button>
      <Failure error={save.error} errors={{ failed: `We couldn’t create the ${kind.toLowerCase()}.` }} />
    </>
  );
}
