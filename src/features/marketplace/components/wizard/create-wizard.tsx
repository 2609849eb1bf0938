import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { newDraft } from '../../lib/draft-store';
import { sameDraft } from '../../lib/new-listing';
import { emptyDraft } from '../../schema';
import { unconfirmedText, type PostingGate } from '../../wizard-rules';
import { DraftNote, type DraftState } from './draft-note';
import { JvNote, LostPicturesNote, UnconfirmedNote } from './posting-notes';
import { useLostPictures, usePictureTray } from './use-picture-tray';
import { usePosting } from './use-posting';
import { useWizard, type WizardPlace } from './use-wizard';
import { Wizard } from './wizard';
import { wizardContent } from './wizard-content';

interface CreateWizardProps {
  userId: string;
  gate: PostingGate;
  /** Postgres will mark the listing as verified at once. */
  verified: boolean;
}

/** The wizard that posts a listing. What is typed and uploaded is kept as a draft until it is posted or given up. */
export function CreateWizard({ userId, gate, verified }: CreateWizardProps) {
  const [draft] = useState(() => newDraft(userId));
  const [stored] = useState(() => draft.load());
  const [listingId, setListingId] = useState(() => stored?.listingId ?? crypto.randomUUID());
  const wizard = useWizard(stored?.values ?? emptyDraft, stored ?? { step: 'property', furthest: 'property' });
  const { form, place } = wizard;
  const { tray, pictures, uploading } = usePictureTray({ userId, listingId }, stored?.pictures);
  const lost = useLostPictures(tray, stored?.listingId === listingId ? stored.pictures : undefined);
  const { post, problem, posted } = usePosting(wizard, tray, draft);
  const [kept, setKept] = useState<DraftState>(stored ? 'restored' : 'empty');

  /** Keeps the draft as it stands now; false where the browser forbids it. */
  const save = (at: WizardPlace) => {
    const uploaded = tray.getSnapshot().flatMap(({ path, name }) => (path ? [{ path, name }] : []));
    return draft.save({ listingId, values: form.getValues(), pictures: uploaded, ...at, version: null });
  };
  const keep = useEffectEvent(() => {
    if (posted.current) return;
    if (tray.getSnapshot().length === 0 && sameDraft(form.getValues(), emptyDraft)) {
      draft.clear();
      setKept('empty');
    } else setKept(save(place) ? 'saved' : 'not-kept');
  });
  const keepPlace = useEffectEvent((at: WizardPlace) => {
    if (kept !== 'empty' && !posted.current) save(at);
  });

  useEffect(() => {
    const stopFields = form.subscribe({ formState: { values: true }, callback: () => keep() });
    const stopPictures = tray.subscribe(() => keep());
    return () => {
      stopFields();
      stopPictures();
    };
  }, [form, tray]);
  useEffect(() => keepPlace(place), [place]);

  const note = { jv: <JvNote />, unconfirmed: <UnconfirmedNote />, checking: null, open: null }[gate];
  const startOver = () => {
    tray.clear();
    draft.clear();
    // Another listing, should the one given up have arrived after all.
    setListingId(crypto.randomUUID());
    wizard.restart(emptyDraft);
    setKept('empty');
  };

  return (
    <>
      {place.step === 'property' ? note : null}
      <LostPicturesNote count={lost} />
      <Wizard
        wizard={wizard}
        content={wizardContent({ tray, pictures, verified, jvSharePct: gate === 'jv' ? 50 : 0, onEdit: wizard.show })}
        note={<DraftNote state={kept} posting={form.formState.isSubmitting} onStartOver={startOver} />}
        problem={problem}
        onFinish={() => gate !== 'unconfirmed' && void post()}
        finish={
          gate === 'unconfirmed' ? (
            <output className="font-medium text-amber-ink">{unconfirmedText}</output>
          ) : (
            <Button
              type="submit"
              size="lg"
              busy={form.formState.isSubmitting}
              busyLabel={uploading ? 'Uploading pictures' : 'Posting'}
            >
              {problem ? 'Retry' : 'Post listing'}
            </Button>
          )
        }
      />
      <LeaveGuard
        isUnsaved={() => !posted.current && tray.getSnapshot().some(({ status }) => status !== 'done')}
        onLeave={() => tray.stop()}
        withFragment
        title="Leave while pictures are missing?"
        description="Your draft stays, with the pictures that are uploaded. Those that are not have to be chosen again."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </>
  );
}
