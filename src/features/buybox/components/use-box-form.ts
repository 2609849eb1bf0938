import { useRef, useState } from 'react';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { isPhone, phoneError } from '@/kit/formatting/phone';
import { describeError, saveErrors } from '@/platform/errors/describe-error';
import { useSaveBox } from '../api/mutations';
import { changesSchema, toBoxColumns, toValues, unsavedChanges, type Box, type BoxValues } from '../box';
import { hasProblem } from '@/domain/filters/filters';
import { priceProblem } from '../price';

const noChanges: Partial<BoxValues> = {};

/**
 * State of the buy box form; `box` is null for a new one. Keeps and saves only changed fields, so untouched fields
 * follow changes made in another tab.
 */
export function useBoxForm(box: Box | null, userId: string, onSaved: () => void) {
  const stored = toValues(box);
  const [typed, keep, clear] = useStoredState<Partial<BoxValues>>(`buybox:${userId}`, changesSchema, noChanges);
  const changes = unsavedChanges(stored, typed);
  const values: BoxValues = { ...stored, ...changes };
  const [restored, setRestored] = useState(() => Object.keys(changes).length > 0);
  const save = useSaveBox(userId);
  const [problem, setProblem] = useState<string | null>(null);
  const [priceShown, setPriceShown] = useState(false);
  const [tried, setTried] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<string | undefined>();
  const submitting = useRef(false);
  /** Saved or discarded: leaving needs no confirmation. */
  const done = useRef(false);

  const checkPhone = async () => {
    const valid = values.phone.trim() === '' || (await isPhone(values.phone));
    setPhoneProblem(valid ? undefined : phoneError);
    return valid;
  };

  const submit = async () => {
    if (submitting.current) return false;
    setPriceShown(true);
    setTried(true);
    if (priceProblem(values.price) || hasProblem(values.further)) return true;
    submitting.current = true;
    setProblem(null);
    try {
      if (!(await checkPhone())) return true;
      // Saving creates the buy box even if it's empty.
      if (box === null || Object.keys(changes).length > 0) await save.mutateAsync(toBoxColumns(changes));
      done.current = true;
      clear();
      onSaved();
    } catch (error) {
      setProblem(`We couldn’t save your investment criteria. ${describeError(error, saveErrors)}`);
    } finally {
      submitting.current = false;
    }
    return false;
  };

  return {
    stored,
    values,
    change: (change: Partial<BoxValues>) => {
      if (change.phone !== undefined) setPhoneProblem(undefined);
      keep(unsavedChanges(stored, { ...changes, ...change }));
    },
    /** The phone error, shown after leaving its field or trying to save. */
    phoneProblem,
    checkPhone,
    /** The price error, shown after leaving its fields or trying to save. */
    priceProblem: priceShown ? priceProblem(values.price) : undefined,
    showPriceProblem: () => setPriceShown(true),
    /** After trying to save: show errors even in fields that are being edited. */
    tried,
    /** Saves. Resolves to true if there are errors to fix first. */
    submit,
    saving: save.isPending,
    problem,
    restored,
    startOver: () => {
      clear();
      setRestored(false);
    },
    isUnsaved: () => !done.current && Object.keys(changes).length > 0,
    giveUp: () => {
      done.current = true;
      clear();
    },
  };
}
