import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { dealKeys } from '@/shared/deals/api/keys';
import { lacksPdf, type Agreement } from '../../agreements';
import { sealQuery } from '../../api/queries';
import { DownloadPdf } from './download-pdf';

interface SealedPdfProps {
  userId: string;
  agreement: Agreement;
}

/** Downloads the sealed PDF of a signed agreement, or has it made first. Renders nothing for others. */
export function SealedPdf({ userId, agreement }: SealedPdfProps) {
  if (lacksPdf(agreement)) return <Sealing userId={userId} agreementId={agreement.id} />;
  return agreement.document ? <DownloadPdf document={agreement.document} /> : null;
}

function Sealing({ userId, agreementId }: { userId: string; agreementId: string }) {
  const client = useQueryClient();
  const { data: sealed, error, isFetching, refetch } = useQuery(sealQuery(userId, agreementId));
  useEffect(() => {
    if (sealed) void client.invalidateQueries({ queryKey: dealKeys.all });
  }, [client, sealed]);
  if (!error) {
    return (
      <output className="flex min-h-9 basis-full items-center gap-2 text-sm text-muted">
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
        Preparing the sealed PDF…
      </output>
    );
  }
  return (
    <>
      <p role="alert" className="basis-full text-sm font-medium text-brick-ink">
        We couldn’t make the sealed PDF yet. Your signatures are safe, and we’ll keep trying. {describeError(error)}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden />}
        busy={isFetching}
        onClick={() => void refetch()}
      >
        Try again
      </Button>
    </>
  );
}
