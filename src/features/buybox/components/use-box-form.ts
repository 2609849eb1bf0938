import { useRef, useState } from 'react';
import { useDraft } from '@/shared/lib/drafts';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { useSaveBox } from '../api/mutations';
import { changesSchema, toColumns, toValues, unsavedChanges, type Box, type BoxValues } from '../box';
import { priceProblem } from '../rules';

const noChanges: Partial<BoxValues> = {};

/**
 * The form over a member's box; null where there is none. Only what was changed here is kept over a reload and saved: fields nobody
 * touched follow what another tab saves.
 */
export function useBoxForm(box: Box | null, userId: string, onSaved: () => void) {
  const stored = toValues(box);
  const [typed, keep, clear] = useDraft<Partial<BoxValues>>(`buybox:${userId}`, changesSchema, noChanges);
  const changes = unsavedChanges(stored, typed);
  const values: BoxValues = { ...stored, ...changes };
  const [restored, setRestored] = useState(() => Object.keys(changes).length > 0);
  const save = useSaveBox(userId);
  const [problem, setProblem] = useState<string | null>(null);
  const [priceShown, setPriceShown] = useState(false);
  const underWay = useRef(false);
  /** It was saved or given up: nothing holds back who leaves. */
  const done = useRef(false);

  const submit = async () => {
    if (underWay.current) return false;
    setPriceShown(true);
    if (priceProblem(values.price)) return true;
    underWay.current = true;
    setProblem(null);
    try {
      // A member without a box gets one, though it may ask for nothing.
      if (box === null || Object.keys(changes).length > 0) await save.mutateAsync(toColumns(changes));
      done.current = true;
      clear();
      onSaved();
    } catch (error) {
      setProblem(`Your investment criteria were not saved. ${explainFailure(error)}`);
    } finally {
      underWay.current = false;
    }
    return false;
  };

  return {
    stored,
    values,
    change: (change: Partial<BoxValues>) => keep(unsavedChanges(stored, { ...changes, ...change })),
    /** What is wrong with the price: said once its fields were left, or saving was tried. */
    priceProblem: priceShown ? priceProblem(values.price) : undefined,
    showPriceProblem: () => setPriceShown(true),
    /** Saves. True where something has to be put right first. */
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
