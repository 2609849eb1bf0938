import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OfferDraft } from '../schema';

/** Whether folded fields are shown. An error opens them, and then they stay open while it's being fixed. */
export function useFold(names: readonly (keyof OfferDraft)[]): [boolean, (open: boolean) => void] {
  const { errors } = useFormContext<OfferDraft>().formState;
  const [open, setOpen] = useState(false);
  if (!open && names.some((name) => errors[name])) setOpen(true);
  return [open, setOpen];
}
