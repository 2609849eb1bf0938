import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '@/shared/lib/save-file';
import { useMember } from '@/shared/session/member';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import type { Order } from '../order';
import { documentFileName, documentKind, documentTitle, type Payer } from './receipt';

interface ReceiptButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  order: Order;
  /** In a list of many, where 'Download' stands on every line: the rest of the name is read out only. */
  short?: boolean;
}

/** Saves the PDF of an order: a receipt if it was paid, else the invoice that it is. After a failure another press tries again. */
export function ReceiptButton({ order, short = false, variant = 'secondary', ...looks }: ReceiptButtonProps) {
  const { data: member } = useMember();
  const save = useMutation({
    mutationFn: async (payer: Payer) => {
      const { receiptPdf } = await import('./receipt-pdf');
      saveFile(documentFileName(order), receiptPdf(order, payer), 'application/pdf');
    },
  });
  const kind = documentKind(order);
  return (
    <>
      <Button
        {...looks}
        variant={variant}
        icon={<Download aria-hidden />}
        // A document without its member's name is none.
        disabled={!member}
        busy={save.isPending}
        aria-label={short ? `Download ${documentTitle(order)}` : undefined}
        onClick={() => member && save.mutate({ name: member.name, email: member.email })}
      >
        {short ? kind : `Download ${kind}`}
      </Button>
      <FormError>
        {save.isError ? `The ${kind.toLowerCase()} could not be prepared. ${explainFailure(save.error)}` : null}
      </FormError>
    </>
  );
}
