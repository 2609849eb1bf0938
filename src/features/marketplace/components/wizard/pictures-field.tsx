import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { pictureProblem, pictureTypes } from '@/shared/lib/picture-rules';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import type { PictureTray, TrayPicture } from '../../lib/picture-tray';
import { maxPictures, sortPictures } from '../../picture-rules';
import { PictureTile } from './picture-tile';
import { usePictureDrag } from './use-picture-drag';

interface PicturesFieldProps {
  tray: PictureTray;
  pictures: readonly TrayPicture[];
}

/** Up to ten pictures: drop or choose, order, take out. The first is the cover. */
export function PicturesField({ tray, pictures }: PicturesFieldProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const full = pictures.length >= maxPictures;

  const dropzone = useDropzone({
    accept: { ...pictureTypes },
    noClick: true,
    noKeyboard: true,
    // Judged by our own rules, so that every refusal has its sentence.
    onDrop: (accepted, refused) => void take([...accepted, ...refused.map(({ file }) => file)]),
  });

  const take = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, problem: await pictureProblem(file) })));
    // What the tray holds by now: others may have come while these were read.
    const sorted = sortPictures(judged, tray.getSnapshot().length);
    setNotes(sorted.notes);
    tray.add(sorted.taken);
  };

  const move = (from: number, to: number) => {
    tray.move(from, to);
    setNews(`Picture moved to place ${to + 1} of ${pictures.length}`);
  };
  const { held, handle } = usePictureDrag(
    pictures.map(({ id }) => id),
    move,
  );

  return (
    <div ref={field} className="flex flex-col gap-4">
      <div
        {...dropzone.getRootProps()}
        className={clsx(
          'flex flex-col items-center gap-2.5 rounded-card border-2 border-dashed px-5 py-5 text-center transition-colors',
          dropzone.isDragActive && !full ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60',
        )}
      >
        <input {...dropzone.getInputProps({ 'aria-label': 'Choose pictures', disabled: full })} />
        {pictures.length === 0 ? <ImagePlus aria-hidden className="size-8 text-muted" /> : null}
        <p className={clsx('text-[15px] text-ink', full || 'pointer-coarse:hidden')}>
          {full
            ? `All ${maxPictures} places are taken`
            : dropzone.isDragActive
              ? 'Drop the pictures here'
              : 'Drag pictures here, or'}
        </p>
        <Button variant="secondary" disabled={full} onClick={dropzone.open}>
          Choose pictures
        </Button>
        <p className="text-sm text-muted">
          PNG, JPG or WebP, up to 10 MB each, {maxPictures} at most. Camera data such as the location is removed.
        </p>
      </div>
      <FormError>
        {notes.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        ) : null}
      </FormError>
      <ul className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3 lg:grid-cols-5">
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={index + 1}
            last={index === pictures.length - 1}
            held={held === picture.id}
            handle={handle(picture.id)}
            onMove={(by) => move(index, index + by)}
            onRetry={() => tray.retry(picture.id)}
            onRemove={() => {
              // Its buttons go with it: the focus stays with the pictures.
              field.current?.querySelector<HTMLElement>('button:enabled')?.focus();
              tray.take(picture.id);
              setNotes([]);
              setNews(`${picture.name} removed`);
            }}
          />
        ))}
      </ul>
      <output className="sr-only">{news}</output>
    </div>
  );
}
