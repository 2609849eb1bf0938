import { useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { usStates } from '@/domain/place/us-states';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { useApproveTemplate, type Template } from '../../api/templates';

export interface ApproveDialogProps {
  template: Template;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Chooses states to approve a template for. */
export function ApproveDialog({ template, onOpenChange }: ApproveDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const approve = useApproveTemplate(template.id);
  const approved = template.approvals.map(({ state }) => state);
  const open = usStates.filter(([code]) => !approved.includes(code));
  const save = async () => {
    setProblem(chosen.length === 0 ? 'Choose at least one state.' : null);
    if (chosen.length === 0) return;
    try {
      await approve.mutateAsync([...chosen]);
      toast.success(`Approved for ${pluralize(chosen.length, 'state')}`, { description: template.title });
      onOpenChange(false);
    } catch (error) {
      setProblem(describeError(error, { failed: 'Nothing changed.' }));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!approve.isPending) onOpenChange(next);
      }}
      title="Approve for states"
      description={
        `${template.title}, version ${template.version}. Have an attorney licensed in a state review the full text ` +
        'before you approve it there. It’s logged with your name.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button busy={approve.isPending} busyLabel="Approving..." onClick={() => void save()}>
            {chosen.length === 0 ? 'Approve' : `Approve for ${pluralize(chosen.length, 'state')}`}
          </Button>
        </>
      }
    >
      <FormError className="mb-4">{problem}</FormError>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {open.map(([code, name]) => (
          <Checkbox
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
