import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { addPipelineFile } from '../../api/files';
import { pipelineKeys } from '../../api/keys';
import type { CardDetail } from '../../api/queries';
import { fileExtensions, FileQueue, maxFiles } from '../../file-queue';
import { CardSection, rowsClass } from './card-section';
import { StoredFile, UploadingFile } from './file-rows';

/** The files of a deal, for the member alone. */
export function Files({ card, userId }: { card: CardDetail; userId: string }) {
  const queryClient = useQueryClient();
  const [queue] = useState(
    () =>
      new FileQueue(
        { userId, cardId: card.id },
        {
          add: addPipelineFile,
          describeError,
          onAdded: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.card(userId, card.id) }),
        },
      ),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => queue.stop(), [queue]);
  // Until the list has them.
  const pending = uploads.filter(({ id }) => card.files.every((file) => file.id !== id));
  const full = card.files.length + pending.length >= maxFiles;
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
              void queue.choose(files, card.files.length + pending.length).then(setProblems);
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
            <UploadingFile key={upload.id} upload={upload} queue={queue} />
          ))}
        </ul>
      ) : (
        <p className="text-[15px] text-muted">
          Inspection reports, photos, contracts: up to {maxFiles} files, 10 MB each. Only you can open them.
        </p>
      )}
    </CardSection>
  );
}
