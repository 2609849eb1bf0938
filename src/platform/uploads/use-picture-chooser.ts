import { useState, type RefObject } from 'react';
import { useDropzone } from 'react-dropzone';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { anyPicture, pictureProblem, readPictureType } from '@/domain/files/picture-limits';
import { shrinkPicture } from './shrink-picture';

const loadCropDialog = () => import('./crop-dialog').then(({ CropDialog }) => CropDialog);

/** Lets the user choose the same file again. */
function clearInput(input: HTMLInputElement | null) {
  if (input) input.value = '';
}

/** The file to crop, converted if not every browser shows its format, or why it can't be used. Never rejects. */
async function toCrop(file: File): Promise<{ picture: File | null; problem: string | null }> {
  const problem = await pictureProblem(file);
  if (problem) return { picture: null, problem };
  const type = await readPictureType(file);
  if (type !== 'image/heic' && type !== 'image/avif') return { picture: file, problem: null };
  try {
    const converted = await shrinkPicture(file);
    return { picture: new File([converted], file.name, { type: converted.type }), problem: null };
  } catch (error) {
    return { picture: null, problem: error instanceof Error ? error.message : 'We couldn’t read this image.' };
  }
}

/** A chosen or dropped file, checked and ready to crop. While `locked`, files are ignored. */
export function usePictureChooser(locked: boolean, button: RefObject<HTMLButtonElement | null>) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const showCropDialog = useLazyComponent(loadCropDialog, chosen !== null, () => {
    setChosen(null);
    setProblem('We couldn’t load the editor. Check your internet connection and try again.');
  });
  const dropzone = useDropzone({
    accept: { [anyPicture]: [] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Never `disabled`, which would also disable the button inside and let a dropped file replace the page.
    // Also takes rejected files, so that `pictureProblem` explains why.
    onDrop: (accepted, rejected) => void choose(accepted[0] ?? rejected[0]?.file),
  });

  const choose = async (file: File | undefined) => {
    if (!file || locked) return;
    clearInput(dropzone.inputRef.current);
    const { picture, problem: nextProblem } = await toCrop(file);
    // The focus returns here when the dialog closes. After a drop nothing has the focus.
    button.current?.focus();
    setProblem(nextProblem);
    setChosen(picture);
  };

  return {
    /** The file to crop. */
    chosen,
    clearChosen: () => setChosen(null),
    problem,
    clearProblem: () => setProblem(null),
    dropzone,
    /** Null until the dialog's code is loaded. */
    showCropDialog,
  };
}
