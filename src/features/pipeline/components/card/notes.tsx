import { clsx } from 'clsx';
import { CircleCheck, LoaderCircle, RotateCw } from 'lucide-react';
import { WaitingMark } from '@/platform/offline/waiting-mark';
import { describeError, saveErrors } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import type { CardDetail } from '../../api/card-query';
import { isUnsaved } from '../../notes';
import { maxNotes, useNotes, type NotesField } from './use-notes';

/** The notes of a deal, which save automatically. */
export function Notes({ card, userId }: { card: CardDetail; userId: string }) {
  const notes = useNotes(userId, card);
  const { state, change } = notes;
  return (
    <section aria-label="Notes" className="flex flex-col gap-2">
      <Field
        label={<span className="text-base font-semibold">Notes</span>}
        error={
          state.text.length > maxNotes ? `Use at most 10,000 characters. This has ${state.text.length}.` : undefined
        }
      >
        <Textarea
          rows={6}
          value={state.text}
          placeholder="What you learned, who you talked to, what’s next"
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <Conflict notes={notes} />
      <Status notes={notes} />
    </section>
  );
}

/** Whether the text is saved. */
function Status({ notes: { state, error, waiting, retry } }: { notes: NotesField }) {
  if (error !== null) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-brick-ink">
        We couldn’t save your notes. {describeError(error, saveErrors)}
        <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  const saving = state.sending !== null;
  return (
    <output className="flex min-h-5 items-center gap-1.5 text-sm text-muted [&_svg]:size-4">
      {state.conflict ? (
        'Not saved yet'
      ) : waiting ? (
        <WaitingMark />
      ) : isUnsaved(state) || saving ? (
        <>
          <LoaderCircle aria-hidden className="motion-safe:animate-spin" />
          Saving…
        </>
      ) : state.base.version > 0 ? (
        <>
          <CircleCheck aria-hidden />
          Saved
        </>
      ) : (
        'Saved as you type. Only you can see your notes.'
      )}
    </output>
  );
}

/** What another tab saved, and what to do about it. */
function Conflict({ notes: { state, resolve } }: { notes: NotesField }) {
  if (!state.conflict) return null;
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
      <p className="font-medium">These notes were changed in another tab or on another device. They say:</p>
      <p
        className={clsx(
          'max-h-40 overflow-y-auto rounded-control bg-surface px-3 py-2 break-words whitespace-pre-line text-ink',
        )}
      >
        {state.conflict.notes || 'Nothing: the notes were cleared.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => resolve('both')}>
          Keep both
        </Button>
        <Button size="sm" variant="secondary" onClick={() => resolve('mine')}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={() => resolve('theirs')}>
          Use the other version
        </Button>
      </div>
    </div>
  );
}
