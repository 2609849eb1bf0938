import { X } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/kit/formatting/format';
import { stateName } from '@/domain/place/us-states';
import { Button, IconButton } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Disclosure } from '@/kit/ui/disclosure';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { agreementKindLabel } from '../../agreements';
import { useRevokeApproval, type Template } from '../../api/templates';
import { AgreementBody } from '../agreements/agreement-body';
import type { ApproveDialogProps } from './approve-dialog';

const ApproveDialog = lazyDialog<ApproveDialogProps>(() =>
  import('./approve-dialog').then((module) => module.ApproveDialog),
);

/** A template: its text, and the states it's approved for. */
export function TemplateCard({ template }: { template: Template }) {
  const [showText, setShowText] = useState(false);
  const [approving, setApproving] = useState(false);
  const { title, kind, version, body, approvals } = template;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-[15px] text-muted">
            {agreementKindLabel(kind)}, version {version}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Approve for states: ${title}, version ${version}`}
          onClick={() => setApproving(true)}
        >
          Approve for states
        </Button>
      </div>
      <h3 className="mt-5 text-[15px] font-semibold">Approved for</h3>
      {approvals.length === 0 ? (
        <p className="mt-1 text-[15px] text-muted">No state yet, so members can’t use it.</p>
      ) : (
        <ul aria-label={`States approved for ${title}`} className="mt-2 flex flex-wrap gap-2">
          {approvals.map(({ state, approved_at }) => (
            <Approval key={state} template={template} state={state} approvedAt={approved_at} />
          ))}
        </ul>
      )}
      <Disclosure
        title={
          <>
            Full text <span className="sr-only">of {title}</span>
          </>
        }
        open={showText}
        onToggle={setShowText}
        className="mt-4 border-t border-line pt-2"
      >
        <AgreementBody title={`${title}, version ${version}`} body={body} />
      </Disclosure>
      {approving ? <ApproveDialog template={template} open onOpenChange={setApproving} /> : null}
    </Card>
  );
}

interface ApprovalProps {
  template: Template;
  /** Two-letter code. */
  state: string;
  approvedAt: string;
}

function Approval({ template, state, approvedAt }: ApprovalProps) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeApproval(template.id);
  const name = stateName(state);
  return (
    <li className="flex items-center rounded-full bg-sunken pl-3.5 text-sm">
      <span>
        <span className="font-medium">{name}</span>
        <span className="numeric text-muted"> since {formatDate(approvedAt)}</span>
      </span>
      <IconButton label={`Revoke approval for ${name}`} className="rounded-full" onClick={() => setAsking(true)}>
        <X aria-hidden className="size-4!" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke the approval for ${name}?`}
        description={
          'Members can’t prepare this agreement there anymore, and agreements awaiting signatures can no longer be ' +
          'signed. Signed agreements stay as they are.'
        }
        confirmLabel="Revoke approval"
        busyLabel="Revoking..."
        errors={{ failed: 'Nothing changed.' }}
        onConfirm={async () => {
          await revoke.mutateAsync(state);
          toast.info(`No longer approved for ${name}`, { description: template.title });
        }}
      />
    </li>
  );
}
