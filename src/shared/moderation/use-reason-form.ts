import { useId, useState } from 'react';

type ReasonFormState = 'idle' | 'busy' | 'incomplete' | { failed: unknown };

interface ReasonFormOptions {
  required: boolean;
  onClose: () => void;
  /** The form closes when it resolves. If it rejects, the text is kept. */
  onSubmit: (reason: string) => Promise<void>;
}

/** The text of a reason and the state of sending it. Can't be closed while it's being sent. */
export function useReasonForm({ required, onClose, onSubmit }: ReasonFormOptions) {
  /** Id of the form element. */
  const formId = useId();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<ReasonFormState>('idle');
  const submit = async () => {
    if (state === 'busy') return;
    if (required && reason.trim() === '') {
      setState('incomplete');
      document.getElementById(formId)?.querySelector('textarea')?.focus();
      return;
    }
    setState('busy');
    try {
      await onSubmit(reason.trim());
      onClose();
    } catch (failed) {
      setState({ failed });
    }
  };
  return {
    formId,
    reason,
    state,
    change: (next: string) => {
      setReason(next);
      if (state !== 'busy') setState('idle');
    },
    submit,
    close: () => {
      if (state !== 'busy') onClose();
    },
  };
}
