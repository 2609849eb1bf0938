import { Copy, FileLock, UserPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/kit/time/moments';
import { fileSizeText } from '@/domain/files/file-types';
import { Button, IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Disclosure } from '@/kit/ui/disclosure';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { OpenFile } from '@/platform/uploads/open-file';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import type { DealPartProps } from '@/domain/deal/deal';
import { signDocument } from '../api/files';
import { useRemoveDocument } from '../api/mutations';
import {
  documentAccess,
  documentKindLabel,
  namesIn,
  shortHash,
  viewsText,
  visibilityText,
  type DealDocument,
  documentStepText,
  type DocumentStep,
  type NameOf,
} from '../documents';
import type { ShareDocumentProps } from './share-document';
import { formatDateTime } from '@/kit/formatting/format';

const ShareDocument = lazyDialog<ShareDocumentProps>(() =>
  import('./share-document').then((module) => module.ShareDocument),
);

const removalText =
  'Nobody can open it anymore, and we delete the file. Its hash stays on the record. You can’t undo this.';

interface DocumentItemProps extends DealPartProps {
  now: number;
  document: DealDocument;
}

/** A document: what it is, who sees it, and who has opened it. */
export function DocumentItem({ deal, viewer, now, document }: DocumentItemProps) {
  const [showLog, setShowLog] = useState(false);
  const { seesLog } = documentAccess(document, deal, viewer);
  const nameOf = namesIn(deal, viewer);
  const adder = document.added_by === null ? null : (nameOf(document.added_by) ?? 'a former member');
  return (
    <article className="flex gap-4">
      <FileLock aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen-ink max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">{document.name}</h3>
        <p className="numeric mt-0.5 text-sm text-muted">
          {documentKindLabel(document.kind)} · {fileSizeText(document.size)} ·{' '}
          <time dateTime={document.created_at}>{formatMoment(document.created_at, deal.time_zone, now)}</time>
        </p>
        <p className="mt-2 text-[15px] wrap-anywhere">
          {adder === null ? 'Sealed agreement' : `Added by ${adder === 'You' ? 'you' : adder}`}.{' '}
          {visibilityText(document, deal, viewer)}.
        </p>
        <Fingerprint document={document} />
        <DocumentActions deal={deal} viewer={viewer} document={document} />
        {seesLog ? (
          <Disclosure
            title={
              <>
                Activity <span className="sr-only">of {document.name}</span>
              </>
            }
            text={viewsText(document, nameOf, now)}
            open={showLog}
            onToggle={setShowLog}
            className="mt-2"
          >
            <DocumentLog log={document.log} nameOf={nameOf} />
          </Disclosure>
        ) : null}
      </div>
    </article>
  );
}

/** The file's hash, shortened, with a button that copies all of it. */
function Fingerprint({ document: { name, sha256 } }: { document: DealDocument }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      toast.success('SHA-256 copied');
    } catch {
      toast.info('Copy this SHA-256', { description: sha256, duration: 20_000 });
    }
  };
  return (
    <p className="flex flex-wrap items-center text-sm text-muted">
      SHA-256 <code className="ml-1.5 text-[13px]">{shortHash(sha256)}</code>
      <IconButton label={`Copy SHA-256 of ${name}`} onClick={() => void copy()}>
        <Copy aria-hidden className="size-4!" />
      </IconButton>
    </p>
  );
}

function DocumentActions({ deal, viewer, document }: Omit<DocumentItemProps, 'now'>) {
  const [dialog, setDialog] = useState<'share' | 'remove' | null>(null);
  const remove = useRemoveDocument();
  const { canShare, canRemove } = documentAccess(document, deal, viewer);
  const { id, name } = document;
  return (
    <div className="flex flex-wrap gap-2">
      <OpenFile name={name} sign={() => signDocument(id)} />
      {canShare ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<UserPlus aria-hidden />}
          aria-label={`Share ${name}`}
          onClick={() => setDialog('share')}
        >
          Share
        </Button>
      ) : null}
      {canRemove ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          aria-label={`Remove ${name}`}
          onClick={() => setDialog('remove')}
        >
          Remove
        </Button>
      ) : null}
      {dialog === 'share' ? (
        <ShareDocument deal={deal} viewer={viewer} document={document} open onOpenChange={() => setDialog(null)} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={(open) => setDialog(open ? 'remove' : null)}
        title="Remove this document?"
        description={removalText}
        confirmLabel="Remove document"
        busyLabel="Removing..."
        errors={{ any: (failure) => `We couldn’t remove it. ${describeError(failure, dealErrors)}` }}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          toast.success('Document removed', { description: name });
        }}
      />
    </div>
  );
}

/** Every step of a document and every view of its file, newest first. */
function DocumentLog({ log, nameOf }: { log: readonly DocumentStep[]; nameOf: NameOf }) {
  return (
    <ol className="flex flex-col gap-3">
      {log.map((step) => (
        <li key={step.id} className="border-l-2 border-evergreen pl-4">
          <p className="text-[15px] wrap-anywhere">{documentStepText(step, nameOf)}</p>
          <time dateTime={step.created_at} className="numeric text-sm text-muted">
            {formatDateTime(step.created_at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
