import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { documentQueue } from '@/platform/uploads/document-queue';
import { documentFileTypes, pictureFileTypes } from '@/domain/files/file-types';
import { heicHint } from '@/domain/files/picture-limits';
import { addPipelineFile } from '../../api/files';
import { pipelineKeys } from '../../api/keys';
import type { CardDetail } from '../../api/card-query';
import { CardSection, rowsClass } from './card-section';
import { StoredFile, UploadingFile } from './file-rows';

/** As many files as a card can have. */
const maxFiles = 10;

const { gif: _, ...pictureTypes } = pictureFileTypes;
const types = { ...pictureTypes, ...documentFileTypes };

/** For the `accept` of a file input. */
const fileExtensions = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join();

/** Uploads files and adds them to a card. One whose upload can't be stopped in time is there, and can be deleted. */
const cardQueue = (userId: string, cardId: string, onAdded: () => Promise<unknown>) =>
  documentQueue({
    folder: () => `${userId}/${cardId}`,
    types: Object.values(types),
    supported: 'Add a PDF, Word, Excel, JPG, PNG, or WebP file.',
    upload: async ({ path, ...transfer }, { id, name }) => {
      await addPipelineFile({ id, cardId, path, name }, transfer);
      await onAdded();
    },
    leave: true,
  });

/** The files of a deal, for the member alone. */
export function Files({ card, userId }: { card: CardDetail; userId: string }) {
  const queryClient = useQueryClient();
  const [queue] = useState(() =>
    cardQueue(userId, card.id, () => queryClient.invalidateQueries({ queryKey: pipelineKeys.card(userId, card.id) })),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => queue.stop(), [queue]);
  // Until the list has them.
  const pending = uploads.filter(({ id }) => card.files.every((file) => file.id !== id));
  const full = card.files.length + pending.length >= maxFiles;
  const choose = async (files: readonly File[]) => {
    const room = () => maxFiles - card.files.length - pending.length;
    const chosen = await queue.choose(files, { room, limit: `A deal can have ${maxFiles} files.` });
    setProblems(chosen.problems);
  };
  return (
    <CardSection
      title="Files"
      action={
        <>
          <Button
            size="sm"
            variant="secondary"
            icon={<FileUp aria-hidden />}
            disabled={full}
            onClick={() => input.current?.click()}
          >
            Add files
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label="Files"
            accept={fileExtensions}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              void choose(files);
            }}
          />
        </>
      }
    >
      <FormError>
        {problems.length > 0 ? (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </FormError>
      {card.files.length + pending.length > 0 ? (
        <ul className={rowsClass}>
          {card.files.map((file) => (
            <StoredFile key={file.id} file={file} userId={userId} cardId={card.id} />
          ))}
          {pending.map((upload) => (
            <UploadingFile
              key={upload.id}
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onRemove={() => queue.remove(upload.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-[15px] text-muted">
          Inspection reports, photos, contracts: up to {maxFiles} files, 10 MB each. {heicHint} Only you can open them.
        </p>
      )}
    </CardSection>
  );
}
