import { useId, useState } from 'react';
import type { ModerateSubject } from '@/shared/content/moderate-context';
import { toast } from '@/shared/ui/toast';
import { useModerate } from '../api/mutations';
import { suspensionEnd, type ModerateAction } from '../moderation';

/** The state of the moderation dialog. */
export function useModerateForm(subject: ModerateSubject, onClose: () => void) {
  const formId = useId();
  const moderate = useModerate();
  const [action, setAction] = useState<ModerateAction | null>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [days, setDays] = useState(7);
  const [checked, setChecked] = useState(false);
  const noAction = action === null;
  const noReason = reason.trim() === '';

  const send = () => {
    if (moderate.isPending) return;
    setChecked(true);
    if (noAction || noReason) {
      const field = noAction ? 'input[type="radio"]' : 'textarea';
      document.getElementById(formId)?.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    const until = action === 'suspend' ? suspensionEnd(days) : null;
    moderate.mutate(
      { ...subject, action, reason: reason.trim(), note: action === 'dismiss' ? '' : note.trim(), until },
      {
        onSuccess: () => {
          const done = action === 'dismiss' ? 'Reports closed' : 'Action taken';
          if (subject.onDone) subject.onDone(done);
          else toast.success(done);
          onClose();
        },
      },
    );
  };
  return {
    formId,
    action,
    setAction,
    reason,
    setReason,
    note,
    setNote,
    days,
    setDays,
    errors: {
      action: checked && noAction ? 'Choose an action' : undefined,
      reason: checked && noReason ? 'Write a reason' : undefined,
    },
    moderate,
    send,
  };
}
