import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { clearDraft, loadDraft, saveDraft } from '../lib/draft-store';
import { unconfirmedText, type PostingGate } from '../rules';
import { emptyDraft, listingSchema, type ListingDraft, type ListingValues } from '../schema';
import { DraftNote } from './draft-note';
import { NumbersSection } from './numbers-section';
import { PicturesField } from './pictures-field';
import { PlaceSection } from './place-section';
import { PropertySection } from './property-section';
import { usePictureTray } from './use-picture-tray';
import { usePosting } from './use-posting';

interface ListingFormProps {
  userId: string;
  gate: PostingGate;
}

/** The form that posts a listing. What is typed and uploaded survives a reload of the tab. */
export function ListingForm({ userId, gate }: ListingFormProps) {
  const [stored] = useState(() => loadDraft(userId));
  const [listingId] = useState(() => stored?.listingId ?? crypto.randomUUID());
  const form = useForm<ListingDraft, unknown, ListingValues>({
    resolver: zodResolver(listingSchema),
    defaultValues: stored?.values ?? emptyDraft,
    mode: 'onTouched',
  });
  const { tray, pictures, uploading } = usePictureTray(userId, listingId, stored?.pictures ?? []);
  const { post, problem, posted } = usePosting({ userId, listingId }, tray);
  const { isSubmitting } = form.formState;

  const isUnsaved = () => !posted.current && (tray.getSnapshot().length > 0 || isWritten(form.getValues()));

  const startOver = () => {
    tray.clear();
    form.reset(emptyDraft);
    clearDraft(userId);
  };

  useEffect(() => {
    const keep = () => {
      if (posted.current) return;
      if (!isUnsaved()) {
        clearDraft(userId);
        return;
      }
      const uploaded = tray.getSnapshot().flatMap(({ path, name }) => (path ? [{ path, name }] : []));
      saveDraft(userId, { listingId, values: form.getValues(), pictures: uploaded });
    };
    const stopFields = form.subscribe({ formState: { values: true }, callback: keep });
    const stopPictures = tray.subscribe(keep);
    return () => {
      stopFields();
      stopPictures();
    };
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(post)(event)}>
        {stored ? <DraftNote onStartOver={startOver} /> : null}
        <PropertySection />
        <PlaceSection />
        <NumbersSection />
        <FormSection title="Pictures" text="The first one is the cover.">
          <PicturesField tray={tray} pictures={pictures} />
        </FormSection>
        <FormError>{problem}</FormError>
        {gate === 'unconfirmed' ? (
          <output className="rounded-card bg-amber-soft px-5 py-4 font-medium text-amber-ink">{unconfirmedText}</output>
        ) : (
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <ButtonLink to={paths.marketplace} variant="ghost" size="lg">
              Cancel
            </ButtonLink>
            <Button type="submit" size="lg" busy={isSubmitting} busyLabel={uploading ? 'Uploading pictures' : 'Posting'}>
              {problem ? 'Retry' : 'Post listing'}
            </Button>
          </div>
        )}
      </form>
      <LeaveGuard
        isUnsaved={isUnsaved}
        onLeave={() => tray.clear()}
        title="Leave without posting?"
        description="What you typed stays here as a draft until you close this tab. The pictures are removed."
        confirmLabel="Leave"
        cancelLabel="Keep writing"
      />
    </FormProvider>
  );
}

function isWritten(values: ListingDraft): boolean {
  return Object.entries(emptyDraft).some(([name, empty]) => values[name as keyof ListingDraft] !== empty);
}
